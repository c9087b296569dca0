"""Without a network: the shelf opens all the same, and says why nothing else does."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.complaints import OFFLINE, Complaints
from tests.e2e.conftest import Join
from tests.e2e.people import Person

# Until the service worker has every script, style and typeface that the page has loaded.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  await document.fonts.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  const assets = loaded.filter((name) => /\\/assets\\/.*\\.(js|css|woff2)$/.test(name));
  for (const asset of ['/', ...assets])
    while (!(await caches.match(asset))) await new Promise(requestAnimationFrame);
  return assets.length;
}"""


def test_the_shelf_opens_offline(join: Join, complaints: Complaints) -> None:
    complaints.forgive(OFFLINE)
    page = join("/", service_workers="allow")
    person = Person(page)
    expect(person.text("shelf.title")).to_be_visible()
    assert page.evaluate(KEPT)

    page.context.set_offline(True)
    page.reload()

    expect(person.text("shelf.title")).to_be_visible()
    expect(page.get_by_text(person.say("shell.offline")).first).to_be_visible()
