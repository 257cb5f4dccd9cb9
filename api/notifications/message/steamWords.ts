import type { MessageText } from './messageWords.ts';

/** Texts of messages about a Steam account that somebody sells from. */
export const STEAM_WORDS = {
  steamAccountAbnormal: {
    meaning: 'action',
    zh: {
      title: 'Steam 账号异常',
      body: 'Steam 账号 {accountName} 不再被 Steam 接受，暂时无法发货。系统每天会自动重试；也可在 Steam 账号页点击“刷新令牌”或重新绑定',
    },
    en: {
      title: 'Steam account abnormal',
      body: 'Steam no longer accepts the sign-in of the Steam account {accountName}, and it cannot deliver. It is tried again daily by itself; you can refresh its token on the page of Steam accounts, or bind it again',
    },
  },
  steamSignInEnding: {
    meaning: 'action',
    zh: {
      title: 'Steam 登录即将到期',
      body: '仅令牌绑定的 Steam 账号 {accountName} 的登录将在一周内到期，请在 Steam 账号页重新登录',
    },
    en: {
      title: 'Steam sign-in ends soon',
      body: 'The sign-in of the Steam account {accountName}, bound by tokens alone, ends within a week; sign it in again on the page of Steam accounts',
    },
  },
  steamAccountNotSellable: {
    meaning: 'action',
    zh: {
      title: 'Steam 账号不可交易',
      body: 'Steam 拒绝账号 {accountName} 的交易，请在 Steam 检查交易限制，解除后在 Steam 账号页刷新令牌',
    },
    en: {
      title: 'Steam account cannot trade',
      body: 'Steam refuses trades of the account {accountName}; check its restrictions in Steam, and refresh its token here once they are over',
    },
  },
  steamAccountBound: {
    meaning: 'done',
    zh: { title: 'Steam 账号已绑定', body: 'Steam 账号 {accountName} 绑定成功，5 分钟后即可刷新库存' },
    en: {
      title: 'Steam account bound',
      body: 'The Steam account {accountName} is bound; its inventory can be refreshed in 5 minutes',
    },
  },
  steamBindingFailed: {
    meaning: 'failed',
    zh: { title: 'Steam 账号绑定失败', body: 'Steam 账号 {accountName} 未能绑定，原因见 Steam 账号页' },
    en: {
      title: 'Steam account not bound',
      body: 'The Steam account {accountName} could not be bound; the page of Steam accounts says why',
    },
  },
  steamAccountTaken: {
    meaning: 'action',
    zh: {
      title: 'Steam 账号已被其他用户绑定',
      body: '另一位用户登录了 Steam 账号 {accountName} 并将其绑定，你的绑定已解除，{count} 件在售饰品已下架。如非本人操作，请立即在 Steam 修改密码并退出所有设备',
    },
    en: {
      title: 'Steam account bound by another user',
      body: 'Another user signed in to the Steam account {accountName} and bound it. Your binding has ended. Items taken off sale: {count}. If this was not you, change the password at Steam and sign out all devices now',
    },
  },
  steamAccountBack: {
    meaning: 'done',
    zh: {
      title: 'Steam 账号已恢复',
      body: 'Steam 账号 {accountName} 已恢复正常，重新在售的饰品：{count} 件',
    },
    en: {
      title: 'Steam account works again',
      body: 'The Steam account {accountName} can sell again. Paused items back on sale: {count}',
    },
  },
  inventoryPrivate: {
    meaning: 'action',
    zh: {
      title: 'Steam 库存已设为私密',
      body: 'Steam 账号 {accountName} 的库存为私密，暂停出售的饰品：{count} 件。请在 Steam 隐私设置中公开库存，之后会自动恢复出售',
    },
    en: {
      title: 'Steam inventory is private',
      body: 'The inventory of the Steam account {accountName} is private. Items paused: {count}. Make it public in the privacy settings of Steam; they come back by themselves',
    },
  },
  robotUnconfirmed: {
    meaning: 'action',
    zh: {
      title: '机器人无法确认报价',
      body: 'Steam 未接受账号 {accountName} 的手机确认，系统会继续尝试。请在手机 Steam 应用中确认该报价；连续 3 次失败将暂停该账号的出售',
    },
    en: {
      title: 'The robot cannot confirm an offer',
      body: 'Steam did not take the mobile confirmation of the account {accountName}; it is tried again. Confirm the offer in the Steam app on your phone; after three failures in a row what the account has on sale is paused',
    },
  },
  robotPaused: {
    meaning: 'action',
    zh: {
      title: '账号已暂停出售',
      body: '账号 {accountName} 连续 3 次无法确认报价，暂停出售的饰品：{count} 件。请重新上传 Mafile，或将账号改为普通账号自行发货',
    },
    en: {
      title: 'Selling from an account is paused',
      body: 'The account {accountName} could not confirm three times in a row. Items paused: {count}. Upload its Mafile again, or make it an ordinary account and deliver by hand',
    },
  },
} satisfies Record<string, MessageText>;
