"""The bus through Redis: a lease for the process, claims for its tables, channels for packets."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cantina.room.store import Unavailable
from cantina.server.bus import ALL, House, NoRedis, channel_of

log = logging.getLogger("cantina.bus")

LEASE: Final = 6.0
"""Seconds after which the tables of a silent process are free."""
RENEW: Final = 2.0
MARGIN: Final = 1.0
"""We stop deciding this much before others may start."""
PATIENCE: Final = 1.5
"""Seconds that Redis has for an answer."""
MOST_WAITING: Final = 10_000
PREFIX: Final = "cantina:"

# In each, P is the prefix, `me` the name under which we hold our lease, and ms how long it lasts.
_HEAD: Final = f"local P, me, ms = '{PREFIX}', ARGV[1], {int(1000 * LEASE)}\n"
_QUIET: Final = """
local function quiet()
  local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
  if redis.call('GET', P..'run') ~= run then
    redis.call('SET', P..'run', run)
    redis.call('SET', P..'quiet', '1', 'PX', ms)
  end
  return redis.call('PTTL', P..'quiet')
end
"""
"""A Redis that was started anew may have forgotten who owns what. It grants no table until every
lease that it may have granted before has run out: how many milliseconds from now, if above 0."""
ENTER: Final = (
    _QUIET
    + """
redis.call('SET', P..'process:'..me, '1', 'PX', ms)
redis.call('SADD', P..'processes', me)
return quiet()
"""
)
CLAIM: Final = (
    _QUIET
    + """
if redis.call('EXISTS', P..'process:'..me) == 0 or quiet() > 0 then return '' end
local has = redis.call('GET', P..'owner:'..ARGV[2])
if has and has ~= me and redis.call('EXISTS', P..'process:'..has) == 1 then return has end
redis.call('SET', P..'owner:'..ARGV[2], me)
redis.call('SADD', P..'tables:'..me, ARGV[2])
return me
"""
)
RELEASE: Final = """
if redis.call('GET', P..'owner:'..ARGV[2]) == me then redis.call('DEL', P..'owner:'..ARGV[2]) end
redis.call('SREM', P..'tables:'..me, ARGV[2])
return 1
"""
OWNER: Final = """
local has = redis.call('GET', P..'owner:'..ARGV[2])
if has and has ~= me and redis.call('EXISTS', P..'process:'..has) == 1 then return has end
return ''
"""
RENEWAL: Final = (
    _QUIET
    + """
if redis.call('PEXPIRE', P..'process:'..me, ms) == 0 then return {'lost', 0} end
local said = {'held', quiet()}
for _, one in ipairs(redis.call('SMEMBERS', P..'processes')) do
  if redis.call('EXISTS', P..'process:'..one) == 1 then
    said[#said + 1] = one
  else
    said[1] = 'died'
    for _, id in ipairs(redis.call('SMEMBERS', P..'tables:'..one)) do
      if redis.call('GET', P..'owner:'..id) == one then redis.call('DEL', P..'owner:'..id) end
    end
    redis.call('DEL', P..'tables:'..one)
    redis.call('SREM', P..'processes', one)
  end
end
return said
"""
)
"""Also buries the dead: of several processes, one finds each."""
LEAVE: Final = "return redis.call('DEL', P..'process:'..me)"


class RedisBus:
    def __init__(self, url: str) -> None:
        try:
            self._redis: Final = Redis.from_url(
                url,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),
            )
            self._listening: Final = Redis.from_url(
                url,
                socket_timeout=None,
                socket_connect_timeout=PATIENCE,
                socket_keepalive=True,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise NoRedis(f"the setting redis is no address of a Redis: {error}") from None
        self.channel: Final = secrets.token_hex(8)
        self._leases = 0
        self._until = 0.0
        self._quiet = 0.0  # until when Redis grants no tables
        self._freed = False  # tables of others that we have not looked at
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def name(self) -> str:
        return f"{self.channel}.{self._leases}"

    async def open(self, house: House) -> None:
        """Returns when tables can be claimed. Raises NoRedis: a server that is told to share does
        not start by itself."""
        ready = asyncio.Event()
        try:
            await self._enter()
            self._tasks.append(asyncio.ensure_future(self._listen(house, ready)))
            await asyncio.wait_for(ready.wait(), 2 * PATIENCE)
        except (Unavailable, TimeoutError) as error:
            await self.close()
            raise NoRedis(f"Redis does not answer: {error or 'no time left'}") from None
        self._tasks.append(asyncio.ensure_future(self._renew(house)))
        self._tasks.append(asyncio.ensure_future(self._send(house)))
        await asyncio.sleep(self._quiet - monotonic())

    async def close(self) -> None:
        """Others need not wait for the end of our lease."""
        for _ in range(5):  # a cancellation in the midst of an answer may be taken for a time-out
            waiting = [task for task in self._tasks if not task.done() and task.cancel()]
            if waiting:
                await asyncio.wait(waiting, timeout=0.3)
        with suppress(Unavailable):
            await self._run(LEAVE)
        self._until = 0.0
        for redis in (self._redis, self._listening):
            with suppress(RedisError, OSError):
                await redis.aclose()

    def sure(self) -> bool:
        return monotonic() < self._until

    async def claim(self, table: str) -> bool:
        has = await self._run(CLAIM, table)
        if not has:
            raise Unavailable("no tables are granted at the moment")
        return bool(has == self.name)

    async def release(self, table: str) -> None:
        with suppress(Unavailable):  # it ends with the lease
            await self._run(RELEASE, table)

    async def owner(self, table: str) -> str:
        return str(await self._run(OWNER, table))

    async def post(self, to: str, data: bytes) -> None:
        await self._waiting.put((channel_of(to), data))

    async def _run(self, script: str, *args: str | int) -> Any:
        try:
            return _text(await self._redis.eval(_HEAD + script, 0, self.name, *args))
        except (RedisError, OSError, TimeoutError) as error:
            raise Unavailable(f"Redis: {error}") from None

    async def _enter(self) -> None:
        began = monotonic()
        self._leases += 1
        quiet = await self._run(ENTER)
        self._until = began + LEASE - MARGIN
        self._quiet = monotonic() + max(0, quiet) / 1000

    async def _renew(self, house: House) -> None:
        away = False
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self._renew_once(house)
                if away:
                    log.warning("Redis answers again")
                away = False
            except Unavailable as error:
                if not away:
                    log.error("the lease was not renewed: %s", error)
                away = True
            except Exception:
                log.exception("bug while renewing the lease")

    async def _renew_once(self, house: House) -> None:
        began = monotonic()
        how, quiet, *there = await self._run(RENEWAL)
        if how == "lost":
            log.error("the lease of this process was lost: its tables are loaded anew")
            self._until = 0.0
            await house.lease_lost()
            house.cut_off()
            await self._enter()
        else:
            self._until = began + LEASE - MARGIN
            self._quiet = monotonic() + max(0, quiet) / 1000
            for peer in house.peers() - {channel_of(one) for one in there}:
                house.cut_off(peer)
        self._freed |= how != "held"
        if self._freed and monotonic() >= self._quiet:
            self._freed = False
            await house.others_died()

    async def _listen(self, house: House, ready: asyncio.Event) -> None:
        away = False
        while True:
            try:
                async with self._listening.pubsub() as ear:
                    await ear.subscribe(PREFIX + self.channel, PREFIX + ALL)
                    async for message in ear.listen():
                        if message["type"] == "message":
                            house.hear(message["data"])
                        elif away:  # what was sent to us since has reached nobody
                            house.cut_off()
                            log.warning("Redis is heard again")
                            away = False
                        ready.set()
            except (RedisError, OSError) as error:
                if not away:
                    log.error("cut off from Redis: %s", error)
                away = True
                house.cut_off()
                await asyncio.sleep(0.2)

    async def _send(self, house: House) -> None:
        """One sender: what is posted arrives in that order."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 200:
                batch.append(self._waiting.get_nowait())
            try:
                pipe = self._redis.pipeline(transaction=False)
                for to, data in batch:
                    pipe.publish(PREFIX + to, data)
                reached = await pipe.execute()
            except (RedisError, OSError, TimeoutError):
                house.cut_off()
                continue
            for (to, _), number in zip(batch, reached, strict=True):
                if not number:
                    house.cut_off(to)


def _text(said: Any) -> Any:
    if isinstance(said, list):
        return [_text(one) for one in said]
    return said.decode() if isinstance(said, bytes) else said
