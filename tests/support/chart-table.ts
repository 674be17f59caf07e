/** The markup of a chart: a figure with a table. @param figure further attributes */
export const table = (head: string[], rows: (string | number)[][], figure = '') =>
  `<figure class="chart" ${figure}><figcaption>图1 某物<small>样本</small></figcaption><table><thead><tr>${head
    .map((cell) => `<th>${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></figure>`;

/** A row for each hour of a day, of which the third is the highest. */
export const hours = Array.from({ length: 24 }, (_, hour) => [
  String(hour).padStart(2, '0'),
  hour === 2 ? 11 : 4,
]);
