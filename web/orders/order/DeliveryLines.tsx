import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PagedList } from '../../shell/LoadMore.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { WindowRows } from '../../ui/WindowRows.tsx';
import { DeliveryItem } from './DeliveryItem.tsx';
import { deskLines, lineKey } from './deskLines.ts';
import { ParcelHead } from './ParcelHead.tsx';
import { ParcelSteps } from './ParcelSteps.tsx';
import { DESK_PAGES, type useDeskLists } from './useDeskLists.ts';

type Lists = ReturnType<typeof useDeskLists>['lists'];
type Line = ReturnType<
  typeof deskLines<Lists['sent']['rows'][number], Lists['parcels']['rows'][number]>
>[number];

interface DeliveryLinesProps {
  readonly lists: Lists;
  readonly more: Readonly<Record<keyof Lists, PagedList>>;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/** Height of a line in px until it is measured. */
const LINE_HEIGHT_PX = 84;

/** The desk as one list of lines, so that hundreds of orders stay smooth: only those near the window are rendered. */
export function DeliveryLines(props: DeliveryLinesProps) {
  const { t } = useTranslation('order');
  const lines = deskLines(props.lists);
  return (
    <WindowRows
      label={t('deliveryDesk')}
      count={lines.length}
      rowHeightPx={LINE_HEIGHT_PX}
      keyOf={(index) => {
        const line = lines[index];
        return line === undefined ? String(index) : lineKey(line);
      }}
      renderRow={(index) => {
        const line = lines[index];
        return line !== undefined && <DeskLine line={line} {...props} />;
      }}
    />
  );
}

function DeskLine({
  line,
  lists,
  more,
  nowMs,
  writeMoment,
  sandboxUrl,
}: DeliveryLinesProps & { readonly line: Line }) {
  const { t } = useTranslation('order');
  switch (line.kind) {
    case 'toSend':
      return (
        <Rules>
          <h2>{t('deskToSend', { count: lists.parcels.totalCount })}</h2>
          <p>{t('deskToSendHint')}</p>
        </Rules>
      );
    case 'parcelHead':
      return (
        <Top>
          <ParcelHead parcel={line.parcel} nowMs={nowMs} writeMoment={writeMoment} />
        </Top>
      );
    case 'copy':
      return (
        <Middle>
          <DeliveryItem order={line.order} writeMoment={writeMoment} sandboxUrl={sandboxUrl} />
        </Middle>
      );
    case 'parcelSteps':
      return (
        <Bottom>
          <ParcelSteps parcel={line.parcel} sandboxUrl={sandboxUrl} />
        </Bottom>
      );
    case 'listHead':
      return (
        <Top>
          <header>
            <h2>{t(HEADS[line.list].title, { count: lists[line.list].totalCount })}</h2>
            <p>{t(HEADS[line.list].hint)}</p>
          </header>
        </Top>
      );
    case 'row': {
      const Frame = line.isLast ? Bottom : Middle;
      return (
        <Frame>
          <DeliveryItem order={line.order} writeMoment={writeMoment} sandboxUrl={sandboxUrl} nowMs={nowMs} />
        </Frame>
      );
    }
    default: {
      const Frame = line.list === 'parcels' ? Apart : Bottom;
      return (
        <Frame>
          <MoreRows list={more[line.list]} loaded={lists[line.list]} pageSize={DESK_PAGES[line.list]} />
        </Frame>
      );
    }
  }
}

/** The last line of a card. */
function Bottom({ children }: { readonly children: ReactNode }) {
  return (
    <Apart>
      <End>{children}</End>
    </Apart>
  );
}

/** The words over each list. */
const HEADS = {
  wrong: { title: 'deskWrong', hint: 'deskWrongHint' },
  toConfirm: { title: 'deskToConfirm', hint: 'deskToConfirmHint' },
  sent: { title: 'deskSent', hint: 'deskSentHint' },
} as const;

interface MoreRowsProps {
  readonly list: PagedList;
  readonly loaded: { readonly rows: readonly unknown[]; readonly totalCount: number };
  readonly pageSize: number;
}

/** How much of a list is shown, and the button that loads the next page of it. A failure stays until the next press. */
function MoreRows({ list, loaded, pageSize }: MoreRowsProps) {
  const { t } = useTranslation(['order', 'shell']);
  const [hasFailed, setHasFailed] = useState(false);
  function load() {
    setHasFailed(false);
    list.loadNext(pageSize, { onComplete: (error) => setHasFailed(error !== null) });
  }
  return (
    <More>
      <Button isBusy={list.isLoadingNext} onClick={load}>
        {hasFailed && <Icon name="refresh" size={14} />}
        {t(hasFailed ? 'shell:moreFailed' : 'shell:more')}
      </Button>
      <span role="status">{t('deskLoaded', { loaded: loaded.rows.length, total: loaded.totalCount })}</span>
    </More>
  );
}

const Rules = styled.div`
  padding-bottom: 16px;
  h2 { font-size: 16px; line-height: 24px; }
  p { color: var(--t2); }
`;

const Middle = styled.div`
  border: solid var(--line);
  border-width: 0 1px;
  background: var(--s1);
`;

const Top = styled(Middle)`
  border-width: 1px 1px 0;
  border-radius: var(--r-3) var(--r-3) 0 0;
  overflow: hidden;
  header { padding: 16px 20px; }
  h2 { font-size: 16px; line-height: 24px; }
  header p { color: var(--t2); }
  @media (max-width: 767px) { header { padding: 14px 16px; } }
`;

const End = styled(Middle)`
  border-width: 0 1px 1px;
  border-radius: 0 0 var(--r-3) var(--r-3);
  overflow: hidden;
`;

/** The distance to what follows is inside of the line, since margins are not measured. */
const Apart = styled.div`
  padding-bottom: 16px;
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 16px;
  span { font-size: 12px; color: var(--t3); }
`;
