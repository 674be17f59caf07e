/**
 * Schedules of an item that ended when it was withdrawn or taken down, or when its author was banned. Whoever lets it back
 * may take them up again; times are ISO.
 */
export interface EndedSchedules {
  /** The approved version that was to go live. It is offered while it still waits under this number. */
  release?: { time: string; submission: number };
  withdrawal?: { time: string; reason: string };
}
