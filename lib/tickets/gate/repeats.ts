/** How long a code must have been out of sight before it counts as shown again, in ms. */
const OUT_OF_SIGHT_MS = 2500;

/**
 * Takes a code once for each time it is held up: a camera sees the same one many times a second, and a glance away is
 * not another visitor.
 * @param take says whether the code was taken; one that came too soon is offered again as long as it is seen
 */
export function onceHeldUp(now: () => number, take: (text: string) => boolean): (text: string) => void {
  let last = { text: '', at: -Infinity };
  return (text) => {
    const isSame = text === last.text && now() - last.at <= OUT_OF_SIGHT_MS;
    if (isSame || take(text)) last = { text, at: now() };
  };
}
