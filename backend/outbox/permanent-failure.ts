/** Thrown by a delivery that would fail again however often it is tried. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
