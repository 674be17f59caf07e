/** A line of an organiser's instructions; with a label it can be copied by itself. */
export interface NoteLine {
  label: string;
  text: string;
}

const LABELLED = /^([^:：]{1,20})[:：]\s*(?!\/\/)(\S.*)$/u;

/** What an organiser wrote on how to pay, line by line: `Account: 6226 …` is a label and what is copied. */
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
