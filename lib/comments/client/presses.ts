import { COMMENT_REASONS } from '@/backend/contract/comments/states';
import { COMMENT, COMMENT_ACT, type CommentButton, COMMENTS, REPORT_ID } from '@/lib/comments/attributes';
import { appeal, like, report, requireMember, send, withdraw } from './acts';
import { cancel, change, fieldOf, quote, reply, setComposing } from './composing';
import { selectedPassage, watchSelection } from './quote-selection';
import { refreshList } from './refresh';
import { currentSection, type Section } from './section';

let isListening = false;
/** The comment whose report is being given a reason. */
let reported = 0;

/** Listens once for everything in comments, also in those that come later. */
export function listenForPresses(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', press);
  document.addEventListener('submit', (event) => {
    const section = sectionOf(event);
    if (!section) return;
    event.preventDefault();
    void send(section);
  });
  document.addEventListener('input', (event) => {
    const section = sectionOf(event);
    if (section) setComposing(section, { body: fieldOf(section)?.value ?? '' });
  });
  watchSelection();
}

function sectionOf({ target }: Event): Section | null {
  return target instanceof Element && target.closest(`[${COMMENTS}]`) ? currentSection() : null;
}

const ACTS: Record<CommentButton, (section: Section, id: number, button: HTMLElement) => void> = {
  like: (section, id) => void like(section, id),
  reply: (section, id) => requireMember() && reply(section, id),
  edit: change,
  withdraw: (section, id) => void withdraw(section, id),
  unreply: cancel,
  quote: (section) => quote(section, selectedPassage()),
  sort: (section, _id, button) => void refreshList(section, button.dataset.order),
  login: () => void requireMember(),
  appeal: (section, id) => void appeal(section, id),
  report(_section, id, button) {
    reported = id;
    document.getElementById(REPORT_ID)?.showPopover({ source: button });
  },
  reason(section, _id, button) {
    const reason = COMMENT_REASONS.find((each) => each === button.dataset.reason);
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    if (reason) void report(section, reported, reason);
  },
};

const isAct = (name: string | null | undefined): name is CommentButton =>
  typeof name === 'string' && Object.hasOwn(ACTS, name);

function press(event: Event): void {
  const section = sectionOf(event);
  const { target } = event;
  if (!section || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`[${COMMENT_ACT}]`);
  const act = button?.getAttribute(COMMENT_ACT);
  if (!button || !isAct(act)) return;
  const id = Number(button.closest(`[${COMMENT}]`)?.getAttribute(COMMENT) ?? 0);
  ACTS[act](section, id, button);
}
