import type { FastifyInstance } from 'fastify';
import { requireSession } from '../../http/graphql/context.ts';
import { answer, no, ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/language.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { readBalances } from '../../payments/ledger/ledger.store.ts';
import { walletOf } from '../../payments/wallet/wallet.ts';
import { clearedCookies, maskPhone } from '../session/session.ts';
import { signOutDevice } from '../session/signOut.ts';
import { findVerification } from '../verification/verification.store.ts';
import { nicknameOf } from './nickname.ts';

const PLEASE_LOG_IN = { zh: '请先登录', en: 'Please log in.' };
const SIGNED_OUT = { zh: '已退出登录', en: 'Signed out' };

/** `GET /web/user` and `DELETE /web/user`. */
export function userRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  const { db, config } = door.platform;
  app.get('/user', async (request, reply) => {
    const { viewer } = await requestOf(request, reply);
    const user = viewer && (await db.user.findUnique({ where: { id: viewer.userId } }));
    if (!user) return answer(reply, 200, no(401, PLEASE_LOG_IN[languageOf(request)]));
    const verification = await findVerification(db, user.id);
    const wallet = walletOf(await readBalances(db, user.id));
    const data = {
      id: user.id,
      phone: maskPhone(user.phone),
      nickname: nicknameOf(user),
      avatar: user.avatarUrl ?? '',
      name: verification?.maskedName ?? '',
      idNumber: verification?.maskedIdNumber ?? '',
      verifiedStatus: user.verifiedStatus,
      withdrawBalance: toSafeNumber(wallet.proceedsCents),
      frozenBalance: toSafeNumber(wallet.frozenCents),
      withdrawAccount: verification?.paymentAccount.maskedAccount ?? '',
      withdrawRate: config.WITHDRAWAL_FEE_BASIS_POINTS,
      username: nicknameOf(user),
    };
    return answer(reply, 200, ok(data));
  });
  app.delete('/user', async (request, reply) => {
    const context = await requestOf(request, reply);
    if (context.viewer)
      await signOutDevice(door.platform, { ...requireSession(context.viewer), isElsewhere: false });
    for (const cookie of clearedCookies(config)) context.setCookie(cookie);
    return answer(reply, 200, { ...ok(null), msg: SIGNED_OUT[languageOf(request)] });
  });
}
