/** The effect of a key on the picture: moves it (px), zooms (relative) or rotates it (degrees). */
export type CropStep = { move: [number, number] } | { zoom: number } | { rotate: number };

const STEP_PX = 8;
const ZOOM = 0.1;
export const QUARTER = 90;

const KEYS: Record<string, CropStep> = {
  ArrowLeft: { move: [-STEP_PX, 0] },
  ArrowRight: { move: [STEP_PX, 0] },
  ArrowUp: { move: [0, -STEP_PX] },
  ArrowDown: { move: [0, STEP_PX] },
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: -ZOOM },
  r: { rotate: QUARTER },
  R: { rotate: -QUARTER },
};

/** The effect of a key; null for other keys. Shift+R rotates in the other direction. */
export function stepOfKey(key: string): CropStep | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}
