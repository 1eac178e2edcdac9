"""Parallel execution on all cores or on a Dask cluster: results in the order of the tasks, few tasks in memory."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from threading import Thread
from typing import Any, TypeVar

import msgspec

from rules.registry import GAMES
from service import VERSION

T = TypeVar("T")
R = TypeVar("R")
TASKS_PER_WORKER = 3  # submitted at once: one that runs, the others queued


class ClusterError(Exception):
    """The cluster cannot be used, or was lost during the run."""


class Software(msgspec.Struct, frozen=True):
    """Versions of the service and of the rules. Equal versions give equal results."""

    service: str
    rules: dict[str, int]

    def __str__(self) -> str:
        """Format the versions for a message."""
        return f"{self.service} with the rules {', '.join(f'{name} {version}' for name, version in self.rules.items())}"


def installed_software() -> Software:
    """Versions installed on this machine."""
    return Software(VERSION, {name: game.rules_version for name, game in GAMES.items()})


@dataclass(frozen=True, slots=True)
class Executor:
    """Ordered executor on top of a pool of workers. `lost` lists the errors that mean that the cluster is gone."""

    pool: futures.Executor
    workers: int
    lost: tuple[type[BaseException], ...] = ()

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Yield results in the order of the tasks, which are taken only as workers need them. Raises ClusterError."""
        submitted: deque[futures.Future[R]] = deque()
        for task in tasks:
            with blocked_interrupt():  # submitting may start a worker
                submitted.append(self.call(partial(self.pool.submit, work, task)))
            if len(submitted) >= TASKS_PER_WORKER * self.workers:
                yield self.call(submitted.popleft().result)
        while submitted:
            yield self.call(submitted.popleft().result)

    def call(self, function: Callable[[], T]) -> T:
        """Call a function of the pool. Raises ClusterError if the cluster is lost."""
        try:
            return function()
        except self.lost as error:
            raise ClusterError(f"The cluster was lost: {str(error) or type(error).__name__}") from None


@contextmanager
def open_executor(workers: int | None, scheduler: str | None = None) -> Iterator[Executor]:
    """Executor on worker processes, by default one per core, or on all workers of a Dask cluster."""
    if scheduler is not None:
        with connect_cluster(scheduler) as executor:
            yield executor
        return
    count = workers or os.cpu_count() or 1
    context = multiprocessing.get_context("spawn")
    with futures.ProcessPoolExecutor(count, mp_context=context, initializer=initialise_worker) as pool:
        try:
            yield Executor(pool, count)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def connect_cluster(scheduler: str) -> Iterator[Executor]:
    """Executor on a Dask cluster whose workers have the same version of this package. Raises ClusterError."""
    try:
        from dask import config  # an extra
        from dask.utils import parse_timedelta
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError("A cluster needs the package's extra: pip install '.[cluster]'") from None
    logging.disable()  # ClusterError says in one line what Dask logs
    try:
        client: Any = Client(scheduler)  # type: ignore[no-untyped-call]  # Dask has no types
    except ValueError as error:
        raise ClusterError(f"{scheduler!r} is not the address of a scheduler: {error}.") from None
    with client:
        timeout = parse_timedelta(config.get("distributed.comm.timeouts.connect"))
        try:
            client.wait_for_workers(1, timeout)
        except TimeoutError:
            raise ClusterError(f"The cluster has no workers after {timeout:g} seconds.") from None
        require_same_software(client)
        threads: dict[Any, int] = client.nthreads()
        lost = (futures.CancelledError, asyncio.CancelledError, KilledWorker, TimeoutError, OSError)
        yield Executor(client.get_executor(pure=False), max(1, sum(threads.values())), lost)


def require_same_software(client: Any) -> None:
    """Compare the versions on all workers with those installed here. Raises ClusterError."""
    try:
        versions: dict[str, Software] = client.run(installed_software)
    except Exception as error:  # Dask passes on whatever the import raises on a worker
        raise ClusterError(f"The workers of the cluster cannot import this package: {error}") from None
    own = installed_software()
    for address, version in versions.items():
        if version != own:
            raise ClusterError(f"The worker {address} has another version: {version}; here it is {own}.")


@contextmanager
def blocked_interrupt() -> Iterator[None]:
    """Block SIGINT (Ctrl-C): this process gets it afterwards, the processes that it starts meanwhile never do."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def initialise_worker() -> None:
    """Initialise a worker process, so that it exits with its parent. Ctrl-C is blocked from its start."""
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Wait for the parent process, then exit."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
