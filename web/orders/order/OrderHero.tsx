import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderHero_order$key } from '../../__generated__/OrderHero_order.graphql.ts';
import type { OrderHero_platform$key } from '../../__generated__/OrderHero_platform.graphql.ts';
import type { OrderHero_viewer$key } from '../../__generated__/OrderHero_viewer.graphql.ts';
import { HelpLink } from '../../shell/HelpLink.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { personName } from '../../ui/Avatar.tsx';
import { useNow } from '../../ui/clock.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { OrderActions } from './OrderActions.tsx';
import { clockShare, useRemainingText } from './orderClock.ts';
import { type OrderTone, orderTone } from './orderWords.ts';

interface OrderHeroProps {
  readonly order: OrderHero_order$key;
  readonly platform: OrderHero_platform$key;
  readonly viewer: OrderHero_viewer$key;
  /** ISO 8601. */
  readonly serverTime: string;
  readonly writeMoment: WriteMoment;
}

/** Head of the page: who must act, by when, and the actions that the viewer has. */
export function OrderHero({ order, platform, viewer, serverTime, writeMoment }: OrderHeroProps) {
  const data = useFragment(FRAGMENT, order);
  const platformData = useFragment(PLATFORM_FRAGMENT, platform);
  const viewerData = useFragment(VIEWER_FRAGMENT, viewer);
  const { t, i18n } = useTranslation('order');
  const nowMs = useNow(Date.parse(serverTime));
  const { headline, clock, hold } = data.display;
  const { actor, outcome, sentence } = headline;
  const tone = orderTone(headline.tone);
  const endAt = clock?.until ?? null;
  const pausedAt = clock?.pausedAt ?? null;
  const clockMs = pausedAt === null ? nowMs : Date.parse(pausedAt);
  const remaining = useRemainingText()(endAt, clockMs);
  const share =
    clock == null || endAt === null
      ? 1
      : clockShare({ startMs: Date.parse(clock.from), endMs: Date.parse(endAt), nowMs: clockMs });
  const person = actor === 'BUYER' ? data.buyer?.nickname : (data.seller?.sellerName ?? t('manualDelivery'));
  const nameKeys = actor == null ? [`outcome_${outcome}`, 'outcome_unknown'] : `actor_${actor}`;
  const name = t(nameKeys, { nickname: personName(person ?? '', i18n.language) });
  const sentenceKeys = endAt === null ? `hero_${sentence}` : [`hero_${sentence}_by`, `hero_${sentence}`];
  return (
    <Hero $tone={tone}>
      <Who>
        <Ring
          share={share}
          tone={tone}
          isPaused={pausedAt !== null || (endAt === null && data.display.route != null)}
        >
          {remaining === '' ? <Icon name={RESTING_ICONS[tone]} size={24} /> : remaining}
        </Ring>
        <div aria-live="polite">
          <Label>{t(actor == null ? 'outcome' : 'mustActNow')}</Label>
          <h2>{name}</h2>
          <p>{t(sentenceKeys, { time: endAt === null ? '' : writeMoment(endAt, 'second') })}</p>
          {hold != null && <p>{t(`hold_${hold}`)}</p>}
          {clock?.kind === 'TRADE_PROTECTION' && <HelpLink serial="301">{t('protectionHelp')}</HelpLink>}
        </div>
      </Who>
      <OrderActions
        order={data}
        nowMs={nowMs}
        writeMoment={writeMoment}
        sandboxUrl={platformData.isSandbox ? (platformData.sandboxUrl ?? null) : null}
        tradeUrl={viewerData.tradeUrl ?? null}
      />
    </Hero>
  );
}

/** Icon in the ring when there is no time left to count down. */
const RESTING_ICONS = { accent: 'clock', warn: 'clock', info: 'refresh', pos: 'check', neg: 'x' } as const;

const FRAGMENT = graphql`
  fragment OrderHero_order on Order {
    display {
      route
      headline {
        actor
        outcome
        sentence
        tone
      }
      clock {
        kind
        from
        until
        pausedAt
      }
      hold
    }
    seller {
      sellerName
    }
    buyer {
      nickname
    }
    ...OrderActions_order
  }
`;

const PLATFORM_FRAGMENT = graphql`
  fragment OrderHero_platform on Platform {
    isSandbox
    sandboxUrl
  }
`;

const VIEWER_FRAGMENT = graphql`
  fragment OrderHero_viewer on Viewer {
    tradeUrl
  }
`;

const COLORS: Record<OrderTone, string> = {
  accent: 'var(--accent)',
  warn: 'var(--warn-m)',
  info: 'var(--info)',
  pos: 'var(--pos)',
  neg: 'var(--neg)',
};

const Hero = styled.section<{ $tone: OrderTone }>`
  --tone: ${({ $tone }) => COLORS[$tone]};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(260px, 348px);
  border: 1px solid color-mix(in srgb, var(--tone) 46%, var(--line));
  border-radius: var(--r-4);
  box-shadow: var(--e1);
  overflow: hidden;
  background:
    linear-gradient(100deg, color-mix(in srgb, var(--tone) 11%, transparent), transparent 52%), var(--s1);
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 24px;
  min-height: 142px;
  > div:last-child { min-width: 0; }
  h2 { font-size: 24px; line-height: 32px; overflow-wrap: anywhere; }
  p { color: var(--t2); }
  svg { color: var(--tone); }
  @media (max-width: 767px) { padding: 16px; gap: 16px; min-height: 0; h2 { font-size: 20px; line-height: 28px; } }
`;

const Label = styled.div`
  color: var(--t3);
`;
