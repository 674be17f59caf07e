/**
 * Moves labels apart until none overlaps, each as near its own height as the others allow.
 * Heights and `gap` share one unit; the result stays within 0..`limit` if there is room.
 */
export function spreadLabels(heights: readonly number[], gap: number, limit = 100): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const groups: { from: number; members: { height: number; index: number }[] }[] = [];
  for (const item of order) {
    groups.push({ from: item.height, members: [item] });
    // A group that overlaps the one below joins it; the labels of both then share the displacement.
    for (;;) {
      const upper = groups.at(-1);
      const lower = groups.at(-2);
      if (!upper || !lower || lower.from + lower.members.length * gap <= upper.from) break;
      groups.pop();
      lower.members.push(...upper.members);
      lower.from = fit(lower.members, gap, limit);
    }
  }
  const placed = heights.map(() => 0);
  for (const { from, members } of groups) {
    for (const [i, { index }] of members.entries()) placed[index] = from + i * gap;
  }
  return placed;
}

function fit(members: readonly { height: number }[], gap: number, limit: number): number {
  const sum = members.reduce((total, { height }, i) => total + height - i * gap, 0);
  return Math.max(0, Math.min(sum / members.length, limit - (members.length - 1) * gap));
}
