"""`make bench`: what the service costs, as ratios measured in one run. Nothing in the suites depends on it."""

import gc

from tests.benchmarks import growth, in_memory, in_process, observing, operations, over_http, validating, worst

gc.collect()
gc.freeze()  # as the service does
for part in (in_process, worst, growth, in_memory, validating, over_http, operations, observing):
    part.main()
