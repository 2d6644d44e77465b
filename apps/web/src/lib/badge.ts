/** Marks the installed page's icon: with a number, or as something that waits. Browsers without such marks do nothing. */
export function setBadge(count?: number): void {
  // A page that is not installed, or is shown without leave to do so, has no icon to be marked.
  const ignored = () => undefined
  if (count === 0) void navigator.clearAppBadge?.().catch(ignored)
  else void navigator.setAppBadge?.(count).catch(ignored)
}
