import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Books, inBooks } from '../books.ts';
import { faultForm, faultPresets, scenarioForm } from '../faults/faultForm.ts';
import { addFaults, addScenarios } from '../faults/faultScenarios.ts';
import { type FaultRow, listFaults, removeFaults } from '../faults/faultSwitch.ts';
import { faultAction, faultShare, faultTarget } from '../faults/faultWords.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { html, type Markup } from './markup.ts';
import { postForm } from './pageForm.ts';
import { both, pageTable, pageTime } from './pageFrame.ts';
import { backTo, showPage } from './pageShow.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

function faultTable(faults: readonly FaultRow[]): Markup {
  if (faults.length === 0)
    return html`<p class="quiet">${both('没有故障，一切正常。', 'None: everything works.')}</p>`;
  const rows = faults.map((fault) => [
    faultTarget(fault),
    faultAction(fault),
    faultShare(fault),
    pageTime(fault.from_at),
    `${fault.struck} / ${fault.seen}`,
    postForm(`/faults/${fault.fault_id}/off`, html`<button class="danger">${both('关闭', 'Off')}</button>`),
  ]);
  const heads = [
    '对象 Target',
    '故障 What happens',
    '频率 How often',
    '自 From (UTC)',
    '命中 Met / seen',
    '',
  ];
  return pageTable(heads, rows);
}

/** Page of faults: presets, a form for any other, and the list of active ones. */
export function faultPages(server: FastifyInstance, books: Books): void {
  server.get('/faults', async (_request, reply) => {
    const content = html`<p class="lead">让 Steam 或短信服务出错，看市场如何应对。页面与控制接口不受影响；时间以沙盒时钟为准。<br><span class="en" lang="en">Let Steam or the SMS provider fail and see how the market copes. Pages and controls never fail; times run by the sandbox's clock.</span></p>
<section class="panel"><h2>${both('已开启', 'Switched on')}</h2>${faultTable(await listFaults(books))}</section>
<section class="panel"><h2>${both('常用', 'Ready-made')}</h2>${faultPresets()}</section>
<section class="panel"><h2>${both('情景，可同时选择多个', 'Scenarios, several at once')}</h2>${scenarioForm()}</section>
<section class="panel"><h2>${both('自定义', 'Any other')}</h2>${faultForm()}</section>`;
    return showPage(books, reply, { zh: '故障', en: 'Faults', place: '/faults', content });
  });
  server.post('/faults', async (request, reply) => {
    const fields = fieldsOf(request);
    // A form sends empty fields. Without a number the fault stays active.
    await addFaults(books, { ...fields, count: fields.count || '0' });
    return reply.redirect('/faults', 303);
  });
  server.post('/faults/scenarios', async (request, reply) => {
    await inBooks(books, (tx) => addScenarios(tx, fieldsOf(request)));
    return reply.redirect('/faults', 303);
  });
  server.post('/faults/off', async (request, reply) => {
    await removeFaults(books, null);
    return reply.redirect(backTo(request, '/faults'), 303);
  });
  server.post('/faults/:id(^\\d{1,18}$)/off', async (request: IdRequest, reply) => {
    await removeFaults(books, request.params.id);
    return reply.redirect('/faults', 303);
  });
}
