import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SOURCE_FILES } from './tidy/sourceFile.ts';

/** Words of the first edition's private dialect, in the sense that the field has another word for (docs/glossary.md). */
const DIALECT =
  /\b(?:deeds?|doors?|shel(?:f|ves)|features?|workshops?|refusals?|tidings|conclude[sd]?|folds?|folded|looks? again|wish(?:es)?|grounds?|hands? (?:over|on)|stands? (?:in|on|beside|there)|tells?|told)\b/gi;
const SMALL_LINES = 25;

/** The words of all comments of a file. */
function commentWords(text: string): string[] {
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{])\/\/.*$/gm) ?? [];
  return comments
    .join(' ')
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean);
}

function countWords(files: typeof SOURCE_FILES): string {
  const words = files.flatMap(({ text }) => commentWords(text));
  const dialect = words.join(' ').match(DIALECT) ?? [];
  return `${((dialect.length / words.length) * 1_000).toFixed(1)} of 1,000 (${dialect.length} of ${words.length})`;
}

const lineCount = (text: string): number => text.trimEnd().split('\n').length;

/** Prints the size of the code base and the share of dialect in its comments. */
for (const folder of ['api/', 'web/', 'tests/']) {
  const files = SOURCE_FILES.filter(({ path }) => path.startsWith(folder));
  const small = files.filter(({ text }) => lineCount(text) <= SMALL_LINES);
  const lines = files.reduce((sum, { text }) => sum + lineCount(text), 0);
  console.log(
    `${folder} ${files.length} files, ${lines} lines, ${small.length} of ${SMALL_LINES} lines or fewer; dialect in comments: ${countWords(files)}`,
  );
}
const packages = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: object }).packages,
);
console.log(`packages: ${packages.length - 1}`);
console.log(
  `commit: ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()}`,
);
