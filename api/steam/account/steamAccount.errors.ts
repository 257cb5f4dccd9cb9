import { defineError, field } from '../../kernel/domainError.ts';

export const SteamPasswordMissing = defineError({
  code: 'steamPasswordMissing',
  number: 5001,
  description: 'The password of the Steam account is missing.',
  zh: '请输入 Steam 密码',
  en: 'Enter the Steam password',
});

export const MafileMissing = defineError({
  code: 'mafileMissing',
  number: 5002,
  description: 'The Mafile of the Steam account is missing.',
  zh: '请上传 Mafile',
  en: 'Add a Mafile',
});

export const SteamPasswordCountDiffers = defineError({
  code: 'steamPasswordCountDiffers',
  number: 5003,
  description: 'The number of passwords differs from the number of Mafiles.',
  fields: {
    mafileCount: field('Int', 'Number of Mafiles in the request.'),
    passwordCount: field('Int', 'Number of passwords in the request.'),
  },
  zh: '密码数量与 Mafile 数量不一致',
  en: 'The number of passwords must equal the number of Mafiles',
});

export const SteamPasswordFormatWrong = defineError({
  code: 'steamPasswordFormatWrong',
  number: 5004,
  description:
    'Some lines do not have the form `account--password`, or contain an impossible password. Nothing was bound.',
  fields: { lines: field('[Int]', 'Numbers of the invalid lines, counted from 1.') },
  zh: '密码格式错误，请检查标出的行',
  en: 'The password format is wrong; check the lines named',
});

export const SteamAccountsFull = defineError({
  code: 'steamAccountsFull',
  number: 5005,
  description: 'The viewer has a hundred Steam accounts, bound or being bound, the maximum for one user.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  zh: '绑定的 Steam 账号已达上限',
  en: 'No more Steam accounts can be bound',
});

export const SteamSignInsTooMany = defineError({
  code: 'steamSignInsTooMany',
  number: 5011,
  description:
    'The viewer has started as many sign-ins at Steam, by QR code or by a typed code, within an hour as one user may.',
  fields: {
    limit: field('Int', 'The maximum number for one user.'),
    nextAt: field('DateTime', 'When the next sign-in can be started.'),
  },
  zh: '登录 Steam 的次数过多，请稍后再试',
  en: 'Too many sign-ins at Steam were started; try again later',
});

export const SteamAccountUnknown = defineError({
  code: 'steamAccountUnknown',
  number: 5006,
  description: 'The viewer has not bound this Steam account.',
  zh: '没有这个 Steam 账号，请刷新页面',
  en: 'There is no such Steam account; reload the page',
});

export const SteamAccountBusy = defineError({
  code: 'steamAccountBusy',
  number: 5007,
  description:
    'Orders that the account delivers are still in progress. Orders under trade protection count as in progress, and so do reversed ones until it is known who reversed them, for 72 hours at most.',
  fields: { orderCount: field('Int', 'Number of orders in progress.') },
  zh: '该账号还有进行中的订单，暂不能解绑',
  en: 'Orders of this account are still under way; it cannot be unbound yet',
});

export const SteamNotReached = defineError({
  code: 'steamNotReached',
  number: 5008,
  description: 'Steam does not respond. Nothing was changed, and a later attempt can succeed.',
  zh: 'Steam 暂时没有响应，请稍后再试',
  en: 'Steam does not answer at the moment; try again later',
});

export const SteamSignInLost = defineError({
  code: 'steamSignInLost',
  number: 5009,
  description:
    'Steam no longer accepts the token or the password of the account. The account must be bound again.',
  zh: 'Steam 已不再接受该账号的登录，请在应用内重新绑定',
  en: 'Steam no longer accepts the sign-in of this account. Please rebind in the app',
});

export const SteamSecretsMissing = defineError({
  code: 'steamSecretsMissing',
  number: 5010,
  input: 'type',
  description:
    'The account was bound by QR code or typed code, so the market has nothing with which a robot confirms. Binding its Mafile adds it.',
  zh: '该账号仅以令牌绑定，不能设为机器人；请先用 Mafile 重新绑定',
  en: 'This account was bound without its secrets and cannot be a robot; bind its Mafile first',
});
