/** A line of an organiser's payment instructions. If it has a label, readers can copy its text. */
export interface NoteLine {
  label: string;
  text: string;
}

const LABELLED = /^([^:：]{1,20})[:：]\s*(?!\/\/)(\S.*)$/u;

/**
 * The lines of an organiser's payment instructions: `Account: 6226 …` is a label and a text. Empty lines are dropped.
 */
export function noteLines(note: string): NoteLine[] {
  return note
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = '', text = line] = LABELLED.exec(line) ?? [];
      return { label: label.trim(), text: text.trim() };
    });
}
