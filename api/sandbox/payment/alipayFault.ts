import type { FastifyRequest } from 'fastify';
import { type FaultAnswer, faultAnswerOf } from '../faults/faultAnswers.ts';
import type { FaultRow } from '../faults/faultSwitch.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { AlipayRefusal } from './alipayCall.ts';
import { alipayAnswer, alipayRefusal } from './alipayGateway.ts';
import type { AlipayStage } from './alipaySignature.ts';

/** Default code of the form. Like Steam's 16 it means an unknown result. */
const usualCode = '16';

/** The payment app's response of a fault: rejections and empty successes with a valid signature, all others as for other services. */
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
