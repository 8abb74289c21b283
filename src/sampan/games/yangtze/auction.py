"""The auction of a trading post (YZ-9)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.codes import RAISES, STEPS
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.state import BID, BID_MORE, NOBODY, NONE, Table


class AuctionTable(Table):
    """A table at which posts are auctioned."""

    def begin_auction(self, post: i64) -> None:
        """A post was drawn; the drawer speaks first."""
        self.bag_posts &= ~(1 << post)
        self.post = post
        if self.recorder is not None:
            self.tell("post_drawn", {"seat": int(self.turn), "post": POST_NAMES[post]}, reveals=True)
        self._ask(self.turn)

    def least_bid(self) -> i64:
        """The least that may be bid now."""
        return self.minimum_bid if self.bidder == NOBODY else self.highest + 1

    def demand_more(self, step: i64) -> None:
        """The speaker says that the bid will be larger by this step at least."""
        self.floor += RAISES << step
        self.smallest_step = step
        self.phase = BID_MORE
        if self.recorder is not None:
            self.tell("bid_more", {"seat": int(self.actor), "at_least": int(self.floor)})

    def bid(self, amount: i64) -> None:
        """The speaker bids."""
        self.highest = amount
        self.bidder = self.actor
        if self.recorder is not None:
            self.tell("bid", {"seat": int(self.actor), "amount": int(amount)})
        self._next_speaker()

    def pass_auction(self, forced: bool) -> None:
        """The speaker is out of this auction."""
        self.passed |= 1 << self.actor
        if self.recorder is not None:
            self.tell("bid_passed", {"seat": int(self.actor), "forced": forced})
        self._next_speaker()

    def _ask(self, seat: i64) -> None:
        self.actor = seat
        self.phase = BID
        self.floor = self.least_bid()
        self.smallest_step = STEPS

    def _next_speaker(self) -> None:
        for step in range(1, self.seats + 1):
            seat = (self.actor + step) % self.seats
            if (self.passed >> seat) & 1 == 0:
                if seat == self.bidder:
                    break  # everybody else has passed
                self._ask(seat)
                return
        self._knock_down()

    def _knock_down(self) -> None:
        """The highest bidder pays and takes the post; without a bid it leaves the game."""
        if self.bidder == NOBODY:
            self.unwanted |= 1 << self.post
            if self.recorder is not None:
                self.tell("post_unwanted", {"post": POST_NAMES[self.post]})
        else:
            self.money[self.bidder] -= self.highest
            self.posts[self.bidder] |= 1 << self.post
            if self.recorder is not None:
                won: dict[str, object] = {"seat": int(self.bidder), "post": POST_NAMES[self.post]}
                won["price"] = int(self.highest)
                self.tell("post_won", won)
        self.post = NONE
        self.highest = 0
        self.bidder = NOBODY
        self.passed = 0
        self.floor = 0
        self.smallest_step = 0
        self.draw_on()
