import { requireSession } from '../../http/graphql/context.ts';
import { ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { SignInRequired } from '../../http/rest/restError.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { readBalances } from '../../payments/ledger/ledger.store.ts';
import { walletOf } from '../../payments/wallet/wallet.ts';
import { clearedCookies, maskPhone } from '../session/session.ts';
import { signOutDevice } from '../session/signOut.ts';
import { findVerification } from '../verification/verification.store.ts';
import { nicknameOf } from './nickname.ts';

const SIGNED_OUT = { zh: '已退出登录', en: 'Signed out' };

/** `GET /web/user` and `DELETE /web/user`. */
export function userRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  const { db, config } = services.platform;
  app.get('/user', { config: { needsUser: true } }, async (request) => {
    const user = await db.user.findUnique({ where: { id: userOf(request) } });
    if (!user) throw new SignInRequired();
    const verification = await findVerification(db, user.id);
    const wallet = walletOf(await readBalances(db, user.id));
    return ok({
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
    });
  });
  app.delete('/user', async (request, reply) => {
    const context = await requestOf(request, reply);
    if (context.viewer)
      await signOutDevice(services.platform, { ...requireSession(context.viewer), isElsewhere: false });
    for (const cookie of clearedCookies(config)) context.setCookie(cookie);
    return { ...ok(null), msg: SIGNED_OUT[languageOf(request)] };
  });
}
