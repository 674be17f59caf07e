/** A clock time, or a span of two, at the beginning of a line. */
const LINE = /^\s*(\d{1,2}[:：]\d{2}(?:\s*[-–—~至]\s*\d{1,2}[:：]\d{2})?)?[\s,，、|]*(.*)$/;

/** The lines of a pasted agenda: a time, empty when the line does not begin with one, and the rest as the title. */
export function readAgenda(text: string): { time: string; title: string }[] {
  return text
    .split(/\r?\n/)
    .map((line) => LINE.exec(line))
    .map((match) => ({
      time: (match?.[1] ?? '').replaceAll('：', ':').replace(/\s*[-—~至]\s*/, '–'),
      title: (match?.[2] ?? '').replace(/\t/g, ' ').trim(),
    }))
    .filter(({ time, title }) => time !== '' || title !== '');
}
