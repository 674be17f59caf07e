const NAME = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(jpg|png|gif|webp)$/;

/** Whether a path (without `/uploads/`) is that of a stored picture. */
export function isPictureName(path: string): boolean {
  return NAME.test(path);
}
