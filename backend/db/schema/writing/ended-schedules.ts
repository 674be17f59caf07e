/**
 * Schedules of a story that ended when it was withdrawn or removed, or when its author was banned. They can be resumed
 * when it is restored; times are ISO.
 */
export interface EndedSchedules {
  /** The approved version that was scheduled. It is offered as long as it still waits under this number. */
  release?: { time: string; submission: number };
  withdrawal?: { time: string; reason: string };
}
