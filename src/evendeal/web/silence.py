"""Connections on which nobody asks for anything: they are closed, and cost others nothing."""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.h11_impl import H11Protocol

SILENT_SECONDS = 20.0
"""So long a connection may take to say what it wants, and to send the next piece of a body. A
browser says it at once, and a phone at the edge of the hall within seconds."""


class PromptProtocol(H11Protocol):
    """HTTP that closes a connection which does not say what it wants.

    Uvicorn limits the time between two requests only: a connection that never asks for anything, or
    that sends a request letter by letter, would stay open for ever, and each is a file that another
    visitor cannot open. The head of a request has to be there within a time, however it trickles
    in; of a body the next piece. Answers, streams among them, take as long as they take.
    """

    seconds = SILENT_SECONDS
    _silence: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what has come, and wait on if something is missing."""
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._answering():
            self._heard()
        elif self._sending():
            self._heard()
            self._wait()
        elif self._silence is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._heard()
        super().connection_lost(exc)

    def _answering(self) -> bool:
        """Whether a request is here as a whole, and its answer is not."""
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def _sending(self) -> bool:
        """Whether a request is here, and the end of its body is not."""
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and cycle.more_body

    def _wait(self) -> None:
        self._silence = self.loop.call_later(self.seconds, self._silent)

    def _heard(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _silent(self) -> None:
        self._silence = None
        if not self.transport.is_closing():
            # Not `close`, which waits until somebody who may not read has been sent everything.
            self.transport.abort()
