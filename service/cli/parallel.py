"""Work for all cores, or for a cluster: handed out in order, taken back in order, and never much at a time."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
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
AHEAD = 3  # tasks handed out for each worker: one at work, and some at hand


class NoCluster(Exception):
    """There is no cluster there that can do the work."""


class Software(msgspec.Struct, frozen=True):
    """What judges games: two that are equal say the same of every game."""

    service: str
    rules: dict[str, int]


def software() -> Software:
    """What is installed here."""
    return Software(VERSION, {name: game.rules_version for name, game in GAMES.items()})


@dataclass(frozen=True, slots=True)
class Crew:
    """Who works, how many of them, and by which errors it shows that they cannot be reached any more."""

    executor: Executor
    workers: int
    lost: tuple[type[BaseException], ...] = ()

    def do(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, in the order of the tasks. No more tasks are taken than there is work for. Raises NoCluster."""
        handed_out: deque[Future[R]] = deque()
        for task in tasks:
            handed_out.append(self.reached(partial(self.executor.submit, work, task)))
            if len(handed_out) >= AHEAD * self.workers:
                yield self.reached(handed_out.popleft().result)
        while handed_out:
            yield self.reached(handed_out.popleft().result)

    def reached(self, ask: Callable[[], T]) -> T:
        """What those who work answer. Raises NoCluster if they are lost."""
        try:
            return ask()
        except self.lost as error:
            raise NoCluster(f"The cluster was lost: {str(error) or type(error).__name__}") from None


@contextmanager
def crew(workers: int | None, scheduler: str | None = None) -> Iterator[Crew]:
    """So many processes of this machine, by default one a core; or all workers of a Dask cluster."""
    if scheduler is not None:
        with cluster(scheduler) as found:
            yield found
        return
    count = workers or os.cpu_count() or 1
    processes = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=processes, initializer=stay_with_parent) as executor:
        try:
            yield Crew(executor, count)
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def cluster(scheduler: str) -> Iterator[Crew]:
    """The workers of a Dask cluster. They need this very package. Raises NoCluster."""
    try:
        from dask import config  # an extra
        from dask.utils import parse_timedelta
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoCluster("A cluster needs the package's extra: pip install '.[cluster]'") from None
    logging.disable()  # Dask logs what is told here in a line
    try:
        client: Any = Client(scheduler)  # type: ignore[no-untyped-call]  # Dask has no types
    except ValueError as error:
        raise NoCluster(f"{scheduler!r} is no address of a scheduler: {error}.") from None
    with client:
        patience = parse_timedelta(config.get("distributed.comm.timeouts.connect"))
        try:
            client.wait_for_workers(1, patience)
        except TimeoutError:
            raise NoCluster(f"The cluster has no workers, and none came within {patience:g} seconds.") from None
        require_same_software(client)
        threads: dict[Any, int] = client.nthreads()
        lost = (CancelledError, asyncio.CancelledError, KilledWorker, TimeoutError, OSError)
        yield Crew(client.get_executor(pure=False), max(1, sum(threads.values())), lost)


def require_same_software(client: Any) -> None:
    """All workers must judge as this machine would. Raises NoCluster."""
    try:
        found: dict[str, Software] = client.run(software)
    except Exception as error:  # Dask raises nothing more special when a worker has not this package
        raise NoCluster(f"The workers of the cluster cannot use this package: {error}") from None
    for address, other in found.items():
        if other != software():
            raise NoCluster(f"The worker {address} has another version: {told(other)}, here it is {told(software())}.")


def told(found: Software) -> str:
    """A version in words."""
    return f"{found.service} with the rules {', '.join(f'{name} {version}' for name, version in found.rules.items())}"


def stay_with_parent() -> None:
    """A worker leaves the keyboard to its parent, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
