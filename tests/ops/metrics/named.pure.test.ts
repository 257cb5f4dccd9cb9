import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, ROOT } from '../../tidy/sourceFile.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every name that a metric is opened by, in the sources; histograms have three more. */
function openedNames(): Set<string> {
  const names = filesIn('api/ops/metrics/').flatMap(({ text }) =>
    [...text.matchAll(/(?:name: |\badd\(\s*)'([a-z_]+)'/g)].map((match) => match[1] ?? ''),
  );
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

/** Of Prometheus itself, and of prom-client. */
const GIVEN = /^(?:up|process_\w+|nodejs_\w+)$/;
const WORDS =
  /^(?:sum|max|min|rate|increase|work|error|time|abs|absent|topk|clamp_min|histogram_quantile|by|and|or|for|outcome|service|state|route|status|phase|account|host|call|queue|kind|instance|lane|operation|part|invariant|le|job)$/;

function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\[\w+\]/g, '');
  return [...bare.matchAll(/[a-z][a-z_0-9]*/g)].map(([name]) => name).filter((name) => !WORDS.test(name));
}

test.each([
  ['docs/operate/dashboard.json', /"expr": ("(?:[^"\\]|\\.)*")/g],
  ['docs/operate/alerts.yaml', /^\s+expr: (.+)$/gm],
])('%s asks for metrics that there are', (path, expression) => {
  const opened = openedNames();
  const asked = [...read(path).matchAll(expression)].map(([, text = '']) =>
    text.startsWith('"') ? (JSON.parse(text) as string) : text,
  );
  expect(asked.length).toBeGreaterThan(10);
  const names = new Set(asked.flatMap(namesIn));
  expect([...names].filter((name) => !GIVEN.test(name) && !opened.has(name))).toEqual([]);
});

test('every alert says what it means and what to do', () => {
  const rules = read('docs/operate/alerts.yaml').split('- alert: ').slice(1);
  for (const rule of rules) {
    expect(rule).toMatch(/severity: (?:page|ticket)/);
    expect(rule).toMatch(/summary: .+/);
    expect(rule).toMatch(/action: .+/);
  }
});
