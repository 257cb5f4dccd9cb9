import type { FastifyInstance } from 'fastify';
import type { Books } from '../books.ts';
import type { AlipayStage } from '../payment/alipaySignature.ts';
import { accountPages } from './accountPages.ts';
import { alipayPages } from './alipayPages.ts';
import { booksPages } from './booksPages.ts';
import { faultPages } from './faultPages.ts';
import { offerPages } from './offerPages.ts';
import { overviewPages } from './overviewPages.ts';
import { preparePages } from './pageShow.ts';
import { signInPages } from './signInPages.ts';

/** The pages for people: messages, accounts, offers, database, faults, and all manual actions. */
export async function pageRoutes(
  server: FastifyInstance,
  { books, stage }: { books: Books; stage?: AlipayStage | undefined },
): Promise<void> {
  preparePages(server, books);
  overviewPages(server, books);
  accountPages(server, books);
  signInPages(server, books);
  offerPages(server, books);
  booksPages(server, books);
  faultPages(server, books);
  alipayPages(server, books, stage);
}
