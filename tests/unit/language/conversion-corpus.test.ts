/** @jest-environment node */
import { convertText } from '@/backend/contract/chinese/convert-text';
import corpus from './conversion-corpus.json';

type Line = [simplified: string, taiwan: string, hongKong: string];

/** A line of the corpus has one traditional form where Hong Kong and Taiwan write the same. */
const groups = Object.entries(corpus).map(([name, lines]): [string, Line[]] => [
  name,
  lines.map(([simplified = '', taiwan = '', hongKong = taiwan]): Line => [simplified, taiwan, hongKong]),
]);

/** Words whose sentences do not survive both conversions, as the other script has one word for two of this one. */
const ONE_WORD_FOR_TWO = new Set([
  '戴着名贵',
  '雇佣合同',
  '了望塔',
  '投资讯号',
  '激活账户',
  '互联网公司',
  '邮箱地址',
  '接口文档',
  '实时行情',
  '量子计算机',
  '音频与图像',
  '递归调用',
  '添加新产线',
  '产品质量',
  '高质量',
  '澳大利亚央行',
  '澳大利亚元',
  '新西兰联储',
  '格鲁吉亚',
  '批量生产',
  '西红柿',
  '冰激凌',
  '存储',
  '标签页',
  '数码债券',
  '未了结头寸',
  '接口进水',
  '二维码',
  '最小的实现',
  '披露费用',
  '披露国债',
  '国债',
  '大巴车',
  '披露了',
  '披露重大事项',
  '客户资料',
  '杜拜',
  '数字藏品',
  '合同纠纷',
  '几率',
  '水准',
  '升息预期',
  '消费者物价指数同比上涨',
]);

describe.each(groups)('%s', (_, lines) => {
  test.each(lines)('%s', (simplified, taiwan, hongKong) => {
    expect(convertText(simplified, 'zh-Hant')).toBe(taiwan);
    expect(convertText(simplified, 'zh-Hant-HK')).toBe(hongKong);
  });
});

test('text that is converted to Taiwan’s script and back is unchanged', () => {
  const lines = groups.flatMap(([, list]) => list);
  const changed = lines.filter(([simplified, taiwan]) => convertText(taiwan, 'zh-Hans') !== simplified);
  const isKnown = ([simplified]: Line) => [...ONE_WORD_FOR_TWO].some((word) => simplified.includes(word));
  expect(changed.filter((line) => !isKnown(line)).map(([simplified]) => simplified)).toEqual([]);
  expect(changed.length).toBeLessThanOrEqual(ONE_WORD_FOR_TWO.size);
});
