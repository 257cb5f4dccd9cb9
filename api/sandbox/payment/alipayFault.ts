import type { FastifyRequest } from 'fastify';
import { type FaultAnswer, faultAnswerOf } from '../faults/faultAnswers.ts';
import type { FaultRow } from '../faults/faultSwitch.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { AlipayRefusal } from './alipayCall.ts';
import { alipayAnswer, alipayRefusal } from './alipayGateway.ts';
import type { AlipayStage } from './alipaySignature.ts';

/** The code of the form when nobody chose one: Steam's 16 says "doubt", and so does this. */
const usualCode = '16';

/** What a fault makes the payment app answer: refusals and empty successes signed as it signs, all else as everybody's. */
export function alipayFault(stage: AlipayStage, fault: FaultRow, request: FastifyRequest): FaultAnswer {
  const method = fieldsOf(request).method ?? '';
  const inForm = (body: string): FaultAnswer => ({
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body,
  });
  if (fault.kind === 'refusal') {
    const subCode = fault.code === usualCode ? 'ACQ.SYSTEM_ERROR' : fault.code;
    // A bare number is a code of the gateway itself.
    const refusal = /^\d{5}$/.test(subCode)
      ? new AlipayRefusal('isp.unknow-error', subCode)
      : new AlipayRefusal(subCode);
    return inForm(alipayRefusal(stage, method, refusal));
  }
  if (fault.kind === 'nothing') return inForm(alipayAnswer(stage, method, { code: '10000', msg: 'Success' }));
  return faultAnswerOf(fault, 'alipay', request.url);
}
