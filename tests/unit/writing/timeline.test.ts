import { createTimeline, type Step } from '@/lib/writing/saving/timeline';

let clock = 0;
const at = (ms: number) => (clock = ms);
const title = (before: string, after: string): Step => ({
  kind: 'words',
  lang: 'zh-Hans',
  before: { title: before },
  after: { title: after },
});
const region: Step = { kind: 'settings', before: { region: 'none' }, after: { region: 'hk' } };
const body: Step = { kind: 'body' };

/** All steps that undo or redo passes through until none is left. */
function all(way: (run: (step: Step) => boolean) => void): Step[] {
  const steps: Step[] = [];
  for (let stepCount = -1; stepCount < steps.length;) {
    stepCount = steps.length;
    way((step) => steps.push(step) > 0);
  }
  return steps;
}

test('steps of text, title and settings are undone from the last to the first, and redone in order', () => {
  const line = createTimeline(() => clock);
  [body, title('', '夜'), region].forEach((step, index) => {
    at(index * 1000);
    line.add(step);
  });
  expect(all(line.undo)).toEqual([region, title('', '夜'), body]);
  expect(all(line.redo)).toEqual([body, title('', '夜'), region]);
});

test('letters typed one after the other are one step; a pause or another field starts a new one', () => {
  const line = createTimeline(() => clock);
  at(0);
  line.add(title('', '夜'));
  at(200);
  line.add(title('夜', '夜班'));
  at(2000);
  line.add(title('夜班', '夜班表'));
  line.add(region);
  expect(all(line.undo)).toEqual([region, title('夜班', '夜班表'), title('', '夜班')]);
});

test('a new step after an undo clears the redo steps, and steps without effect are skipped', () => {
  const line = createTimeline(() => clock);
  at(0);
  line.add(body);
  at(1000);
  line.add(region);
  line.undo(() => true);
  line.resume();
  expect(all(line.redo)).toEqual([]);
  at(2000);
  line.add(body);
  const seen: Step[] = [];
  line.undo((step) => {
    seen.push(step);
    return seen.length === 2;
  });
  expect(seen).toEqual([body, body]);
  line.clear();
  expect(all(line.undo)).toEqual([]);
});

test('changes made by an undo are not recorded as steps', () => {
  const line = createTimeline(() => clock);
  at(0);
  line.add(region);
  line.undo(() => {
    line.add(region);
    return true;
  });
  expect(all(line.undo)).toEqual([]);
});
