import { Client } from 'pg';
import { inject } from 'vitest';

let count = 0;

/** A fresh copy of the template, for one test file or one test. */
export async function cloneDatabase(): Promise<{ ownerUrl: string }> {
  return createFrom(inject('database').template);
}

/** A database with nothing in it. */
export async function emptyDatabase(): Promise<{ ownerUrl: string }> {
  return createFrom('template1');
}

async function createFrom(template: string): Promise<{ ownerUrl: string }> {
  const { serverUrl } = inject('database');
  const name = `test_${process.pid}_${Date.now().toString(36)}_${count++}`;
  const client = new Client({ connectionString: `${serverUrl}postgres` });
  await client.connect();
  try {
    // By files: a cluster without durability copies them at once, where its log would carry every page.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  return { ownerUrl: `${serverUrl}${name}` };
}
