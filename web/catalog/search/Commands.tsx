import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { changeLanguage } from '../../shell/i18n.ts';
import { readLanguage } from '../../shell/preferences.ts';
import { changeTheme } from '../../shell/theme.ts';
import { useChangeCurrency } from '../../shell/useChangeCurrency.ts';
import { USER_PAGES } from '../../shell/userPages.tsx';
import { useSignOut } from '../../shell/useSignOut.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useStore } from '../../ui/store.ts';
import { Ellipsis } from '../../ui/textStyles.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelRow } from './PanelRow.tsx';

/**
 * Every page and action that the search field offers, by the key of its name in the words of the search or of the shell: further names
 * in both languages, each of which begins one that people type.
 */
const OTHER_NAMES = {
  'shell:home': '首页 主页 home start',
  'shell:market': '市场 饰品 market items skins',
  'shell:copies': '单件 磨损 筛选 copies wear float phase stickers',
  'shell:orders': '订单 购买记录 我的订单 orders purchases',
  'shell:cart': '购物车 cart basket',
  'shell:inventory': '库存 背包 inventory',
  'shell:selling': '在售 上架 改价 selling listings reprice',
  'shell:bids': '求购 buy orders bids',
  'shell:offers': '还价 议价 price offers bargain',
  'shell:wallet': '钱包 余额 流水 wallet balance statement',
  'shell:steamAccounts': 'steam 账号 令牌 绑定 account bind',
  'shell:watchlist': '收藏 关注 提醒 watchlist alerts favourites',
  'shell:footer_openplat': '开放平台 接口 api open platform partner',
  'shell:messages': '消息 通知 messages notifications',
  'shell:settings': '设置 昵称 手机号 settings profile phone',
  'shell:comparison': '比价 差价 多平台 compare prices',
  'shell:hotSellers': '卖家 热门卖家 sellers shops',
  'shell:footer_help': '帮助 客服 help support',
  'shell:announcements': '公告 announcements notices',
  'shell:footer_news': '新闻 news',
  'shell:footer_status': '状态 运行状态 故障 status uptime outage',
  'shell:currencyCny': '人民币 货币 yuan cny rmb currency',
  'shell:currencyUsd': '美元 货币 dollars usd currency',
  delivery: '发货台 发货 delivery desk ship send',
  letters: '来信 写信 客服 letters contact write',
  recharge: '充值 recharge deposit top',
  withdraw: '提现 withdraw payout cash',
  verify: '实名 交易链接 verification trade link url',
  dark: '深色 主题 夜间 dark theme',
  light: '浅色 主题 日间 light theme',
  language: '语言 英文 中文 english chinese language',
  'shell:signOut': '退出 登出 sign out log logout',
} as const satisfies Record<string, string>;

/** A page or an action that the search field offers by its name. */
interface Command {
  readonly label: keyof typeof OTHER_NAMES;
  readonly icon: IconName;
  readonly to?: string;
  readonly run?: () => void;
}

const PAGES: readonly Command[] = [
  { label: 'shell:market', icon: 'store', to: '/market' },
  { label: 'shell:copies', icon: 'filter', to: '/copies' },
  { label: 'shell:comparison', icon: 'chart', to: '/multiplatform' },
  { label: 'shell:hotSellers', icon: 'store', to: '/sellhot' },
  { label: 'shell:home', icon: 'home', to: '/' },
  { label: 'shell:footer_help', icon: 'info', to: '/help' },
  { label: 'shell:announcements', icon: 'news', to: '/notice' },
  { label: 'shell:footer_news', icon: 'news', to: '/news' },
  { label: 'shell:footer_status', icon: 'check', to: '/status' },
];

const OWN_PAGES: readonly Command[] = [
  ...USER_PAGES.map(({ path, label, icon }) => ({ label: `shell:${label}`, icon, to: path }) as const),
  { label: 'delivery', icon: 'hand', to: '/user/delivery' },
  { label: 'letters', icon: 'order', to: '/user/letters' },
  { label: 'recharge', icon: 'plus', to: '/user/wallet?tab=recharge' },
  { label: 'withdraw', icon: 'yuan', to: '/user/wallet?tab=withdraw' },
  { label: 'verify', icon: 'shield', to: '/user/setting' },
];

const SHOWN_MAX = 4;

/** Pages and actions whose name, or one of whose other names, begins with what is typed. Nothing while nothing is. */
export function Commands({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('search');
  const commands = useCommands();
  const wanted = typed.toLowerCase();
  if (wanted === '') return null;
  const fitting = commands.filter(({ label }) =>
    `${t(label)} ${OTHER_NAMES[label]}`
      .toLowerCase()
      .split(' ')
      .some((name) => name.startsWith(wanted)),
  );
  if (fitting.length === 0) return null;
  return (
    <PanelGroup title={t('commands')}>
      {fitting.slice(0, SHOWN_MAX).map(({ label, icon, to, run }) => (
        <PanelRow
          key={label}
          {...(to === undefined ? {} : { to })}
          {...(run === undefined ? {} : { onOpen: run })}
        >
          <Icon name={icon} />
          <Ellipsis>{t(label)}</Ellipsis>
        </PanelRow>
      ))}
    </PanelGroup>
  );
}

function useCommands(): readonly Command[] {
  const { i18n, t } = useTranslation('search');
  const { session, currency, toasts } = useAppServices();
  const isYuan = useStore(currency).code === 'CNY';
  const { change: changeCurrency } = useChangeCurrency();
  const [signOut] = useSignOut();
  const actions: Command[] = [
    {
      label: isYuan ? 'shell:currencyUsd' : 'shell:currencyCny',
      icon: 'yuan',
      run: () => changeCurrency(isYuan ? 'USD' : 'CNY'),
    },
    { label: 'dark', icon: 'moon', run: () => changeTheme('dark') },
    { label: 'light', icon: 'moon', run: () => changeTheme('light') },
    {
      label: 'language',
      icon: 'news',
      run: () =>
        void changeLanguage(i18n, readLanguage(i18n.language) === 'zh' ? 'en' : 'zh').catch(() =>
          toasts.show('failure', t('shell:error_0')),
        ),
    },
  ];
  return session.isSignedIn
    ? [
        ...OWN_PAGES,
        ...PAGES,
        ...actions,
        { label: 'shell:signOut', icon: 'undo', run: () => void signOut() },
      ]
    : [...PAGES, ...actions];
}
