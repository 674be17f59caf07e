/** Thrown by a delivery that is to be tried again at an instant it knows. */
export class Postponement extends Error {
  override name = 'Postponement';

  constructor(
    readonly until: Date,
    message: string,
  ) {
    super(message);
  }
}
