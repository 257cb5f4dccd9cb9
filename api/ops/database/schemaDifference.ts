import { readdirSync, readFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import { Client } from 'pg';

const SCHEMA = new URL('../../../prisma/', import.meta.url);
const FILTERS = { externalTables: ['public._prisma_migrations'], externalEnums: [] };

interface SchemaFile {
  path: string;
  content: string;
}

function readSchema(): SchemaFile[] {
  const names = readdirSync(SCHEMA)
    .filter((name) => name.endsWith('.prisma'))
    .sort();
  return names.map((path) => ({ path, content: readFileSync(new URL(path, SCHEMA), 'utf8') }));
}

/**
 * The SQL that creates `prisma/*.prisma` in an empty database, by Prisma's own engine, which is part of a package and needs no download.
 * @param url any database of a server. It is not changed.
 */
export async function schemaSql(url: string): Promise<string> {
  const files = readSchema();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }));
  const engine = await SchemaEngine.new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => {},
    adapter,
  );
  const to = { tag: 'schemaDatamodel', files } as const;
  const difference = await engine.diff({
    from: { tag: 'empty' },
    to,
    script: true,
    exitCode: null,
    filters: FILTERS,
  });
  return difference.stdout ?? '';
}

/** Describes columns, indexes and keys of a database from PostgreSQL's catalog. One line each, sorted. */
export async function describeDatabase(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(`
      select format('column %s.%s %s %s default %s', table_name, column_name, udt_name, is_nullable, coalesce(column_default, '-')) as line
        from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
      union all select format('key %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u') and conrelid is distinct from to_regclass('_prisma_migrations')
      order by 1`);
    return rows.map((row) => row.line);
  } finally {
    await client.end();
  }
}
