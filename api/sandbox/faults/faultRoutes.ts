import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { addFaults } from './faultScenarios.ts';
import { listFaults, removeFaults } from './faultSwitch.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Faults as JSON: list, add, remove one or all. Fields and their defaults: `addFault`. */
export async function faultRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/sandbox/faults', async () => ({ faults: await listFaults(books) }));
  server.post('/sandbox/faults', async (request) => {
    const faultIds = await addFaults(books, fieldsOf(request));
    return { ok: true, faultId: faultIds[0], faultIds };
  });
  server.post('/sandbox/faults/off', async () => ({ switchedOff: await removeFaults(books, null) }));
  server.post('/sandbox/faults/:id(^\\d{1,18}$)/off', async (request: IdRequest) => ({
    switchedOff: await removeFaults(books, request.params.id),
  }));
}
