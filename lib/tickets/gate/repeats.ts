/** How long a code must have been out of sight before it counts as shown again, in ms. */
const OUT_OF_SIGHT_MS = 2500;

/** The code a camera saw last, and when (ms). The caller stores it while the views of the gate change. */
export interface LastSeen {
  text: string;
  at: number;
}

/**
 * Calls `take` once each time a code is shown: a camera sees the same code many times a second, and a short
 * interruption does not mean another visitor.
 * @param take returns whether the code was accepted; otherwise it is called again while the code is seen
 * @param last the code seen before; it is updated
 */
export function oncePerShowing(
  now: () => number,
  take: (text: string) => boolean,
  last: LastSeen = { text: '', at: -Infinity },
): (text: string) => void {
  return (text) => {
    const isSame = text === last.text && now() - last.at <= OUT_OF_SIGHT_MS;
    if (isSame || take(text)) Object.assign(last, { text, at: now() });
  };
}
