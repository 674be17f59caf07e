import { amountsIn } from '@/backend/modules/tickets/queries/statements/amounts';

test.each<[string, string, number]>([
  ['2026-11-22,ANN,LXGK8YAEE,280.00', 'CNY', 28000],
  ['2026-11-22,ANN,LXGK8YAEE,280', 'CNY', 28000],
  ['2026-11-22,5000,280.00,LXGK8YAEE', 'CNY', 28000],
  ['"2026-11-22","ANN","LXGK8YAEE","1,280.00"', 'CNY', 128000],
  ['22.11.2026;ANN;LXGK8YAEE;1,280.00', 'CNY', 128000],
  ['22.11.2026\tLXGK8YAEE\t+1,280.00\tCNY', 'CNY', 128000],
  ['2026-11-22,LXGK8YAEE,¥5000', 'JPY', 5000],
  ['2026-11-22,LXGK8YAEE,12.5', 'KWD', 12500],
  ['2026-11-22,LXGK8YAEE,RMB280.00', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,280.00CNY', 'CNY', 28000],
  ['2026-11-22 LXGK8YAEE 280.00元', 'CNY', 28000],
])('%j contains the amount', (line, currency, amount) => {
  expect(amountsIn(line, currency)).toContain(amount);
});

test.each<[string, string, number]>([
  ['2026-11-22,LXGK8YAEE,1280.00', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,"1,280.00"', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,280.005', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,280.001', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,-280.00', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,28000', 'CNY', 28000],
  ['2026-11-22,LX280YAEE,1', 'CNY', 28000],
  ['2026-11-22,LXGK8YAEE,50000', 'JPY', 5000],
  ['2026-11-22,LXG280AEE,1', 'CNY', 28000],
  ['2026-11-22 280:00,LXGK8YAEE', 'JPY', 2026],
])('%j does not contain the amount', (line, currency, amount) => {
  expect(amountsIn(line, currency)).not.toContain(amount);
});
