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

/** Drops a database, whoever is still connected to it. */
export async function dropDatabase(ownerUrl: string): Promise<void> {
  await runOnServer(`drop database ${new URL(ownerUrl).pathname.slice(1)} with (force)`);
}

async function createFrom(template: string): Promise<{ ownerUrl: string }> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${count++}`;
  // By files: a cluster without durability copies them at once, where its log would carry every page.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  return { ownerUrl: `${inject('database').serverUrl}${name}` };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('database').serverUrl}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
