import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, parseSync } from 'oxc-parser';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One import, re-export or dynamic import with a literal address. */
export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the root for a relative import, else the package's specifier. */
  target: string;
  /** Erased at run time: every name in it is a type. */
  isType: boolean;
}

/** One hand-written TypeScript file. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
  program: Program;
  imports: readonly Import[];
  /** Names that it exports; `default` for a default export. */
  exports: readonly string[];
}

const FOLDERS = ['api', 'web', 'tests', 'prisma'];

function isHandWritten(path: string): boolean {
  return /\.tsx?$/.test(path) && !/(^|\/)(generated|__generated__|node_modules)\//.test(path);
}

function parse(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const toImport = (specifier: string, isType: boolean): Import => ({
    specifier,
    target: specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier,
    isType,
  });
  const exported = module.staticExports.flatMap((statement) => statement.entries);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end),
  );
  return {
    path,
    text,
    program,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        toImport(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
      ),
      ...exported.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [toImport(moduleRequest.value, isType)] : [],
      ),
      ...dynamic
        .filter((written) => /^['"]/.test(written))
        .map((written) => toImport(written.slice(1, -1), false)),
    ],
    exports: exported.map(({ exportName }) =>
      exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'),
    ),
  };
}

function listPaths(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return [...inFolders, 'codegen.ts'].filter(isHandWritten).sort();
}

/** Every hand-written TypeScript file of the repository, parsed once. */
export const SOURCE_FILES: readonly SourceFile[] = listPaths().map(parse);

/** The files below a folder of the root, as in `filesIn('api/')`. */
export function filesIn(folder: string): SourceFile[] {
  return SOURCE_FILES.filter(({ path }) => path.startsWith(folder));
}

/** What reaches the outside: the database, a transaction, another machine, a process of its own. */
const OUTSIDE =
  /^api\/kernel\/(?:db|tx|platform|query|jobs|events|locks|readLagging|checkpoint)\.ts$|\/generated\/|\.store\.ts$|(?:Gateway|Http)\.ts$/;

/** True for rules: functions and tables that neither read nor write anything outside of themselves. */
export function isPure({ path, imports, text }: SourceFile): boolean {
  const isLayer = /\.(?:graphql|rest|jobs|store|errors)\.ts$/.test(path);
  return !isLayer && !imports.some(({ target }) => OUTSIDE.test(target)) && !/\basync\b|\bawait\b/.test(text);
}
