import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Stage } from '../../ui/Stage.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface RowFrameProps {
  readonly item: {
    readonly marketHashName: string;
    readonly rarityColor: string;
    readonly tagExterior: string | null | undefined;
  };
  readonly picture: string;
  /** In the reader's language. */
  readonly name: string;
  readonly selectLabel: string;
  readonly share: 'none' | 'some' | 'all';
  /** `isRange` is true when shift was held. */
  readonly onPress: (isRange: boolean) => void;
  /** Shown beside the name. */
  readonly badge?: ReactNode;
  readonly wear: ReactNode;
  readonly extras: ReactNode;
  readonly cost: ReactNode;
  readonly reference: ReactNode;
  /** On narrow screens it takes the place of the reference price. Nothing where there is none. */
  readonly ask: ReactNode;
  readonly state: ReactNode;
  /** A line below the row. */
  readonly facts?: ReactNode;
  /** Draws it weaker than the rows that can be listed. */
  readonly isDim?: boolean;
}

/** Columns of the table, for its head and its rows: wide, narrower, and from a tablet down to a phone. */
export const COLUMNS = `
  grid-template-columns: 20px 72px minmax(150px, 1.1fr) minmax(130px, 0.8fr) minmax(170px, 1fr) 84px 92px 92px 168px;
  gap: 12px;
  padding: 0 20px;
  @media (max-width: 1439px) {
    grid-template-columns: 20px 72px minmax(120px, 1fr) 84px 80px 92px 92px 170px;
    .extras, .bar { display: none; }
  }
  @media (max-width: 1199px) {
    grid-template-columns: 20px 64px minmax(100px, 1fr) 76px 76px 92px 164px;
    gap: 10px;
    padding: 0 16px;
  }
`;

/**
 * A row of the inventory, one line a cell: a table row, or three lines on phones. A press outside of links and boxes
 * selects it, too, and the arrow keys go on from there.
 */
export function RowFrame(props: RowFrameProps) {
  const { item, name, share, onPress } = props;
  const parts = splitItemName(name, item.tagExterior != null);
  function press(event: MouseEvent<HTMLElement>): void {
    if ((event.target as HTMLElement).closest('a, label, button, dialog') === null) {
      onPress(event.shiftKey);
      event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
    }
  }
  return (
    <Row
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={press}
      $isChosen={share !== 'none'}
      $isDim={props.isDim ?? false}
    >
      <TickBox share={share} label={props.selectLabel} onPress={onPress} />
      <Thumb className="picture" $light={item.rarityColor} $lamp="even">
        <ItemPicture picture={props.picture} widthPercent={88} />
      </Thumb>
      <Name>
        <Ellipsis>{[parts.kind, parts.exterior].filter(Boolean).join(' · ')}</Ellipsis>
        <div>
          <Link to={goodsPath(item.marketHashName)} title={name}>
            <Ellipsis>{parts.finish}</Ellipsis>
          </Link>
          {props.badge}
        </div>
      </Name>
      <Wear>{props.wear}</Wear>
      <Extras className="extras">{props.extras}</Extras>
      <Cost>{props.cost}</Cost>
      <Amount className="reference">{props.reference}</Amount>
      <Amount className="ask">{props.ask}</Amount>
      <State>{props.state}</State>
      {props.facts && <Facts>{props.facts}</Facts>}
    </Row>
  );
}

const Row = styled.div<{ $isChosen: boolean; $isDim: boolean }>`
  display: grid;
  ${COLUMNS}
  align-items: center;
  grid-auto-rows: auto;
  grid-template-rows: 67px;
  row-gap: 0;
  border-top: 1px solid var(--line);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--sel)' : 'none')};
  cursor: default;
  &:hover { background: ${({ $isChosen }) => ($isChosen ? 'var(--sel)' : 'var(--hover)')}; }
  ${({ $isDim }) => ($isDim ? '--weight: 400; a { color: var(--t2); } .picture { opacity: 0.5; }' : '')}
  @media (max-width: 1199px) { .reference:has(+ .ask:not(:empty)), .ask:empty { display: none; } }
  @media (max-width: 767px) {
    grid-template: "box art kind amount" 18px "box art kind cost" 20px "box art wear state" 22px ". facts facts facts" auto / 20px 60px minmax(0, 1fr) auto;
    gap: 0 10px;
    padding-block: 5px 4px;
    > label { grid-area: box; }
  }
`;

const Facts = styled.div`
  grid-column: 3 / -1;
  min-width: 0;
  padding-bottom: 10px;
  @media (max-width: 767px) { grid-area: facts; padding: 6px 0 4px; }
`;

const Thumb = styled(Stage)`
  width: 72px;
  height: 52px;
  border-radius: var(--r-2);
  @media (max-width: 1199px) { width: 64px; }
  @media (max-width: 767px) { grid-area: art; align-self: center; width: 60px; height: 60px; }
`;

const Name = styled.div`
  min-width: 0;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  > div { display: flex; align-items: baseline; gap: 8px; min-width: 0; }
  a { min-width: 0; font-size: 14px; line-height: 20px; font-weight: var(--weight, 600); color: var(--t1); }
  a:hover { color: var(--accent-t); }
  @media (max-width: 767px) { grid-area: kind; }
`;

const Wear = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 12px;
  white-space: nowrap;
  color: var(--t3);
  .bar { flex: 1; min-width: 40px; }
  @media (max-width: 767px) { grid-area: wear; }
`;

const Extras = styled.div`
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  font-size: 12px;
  color: var(--t3);
`;

const Cost = styled.div`
  text-align: right;
  @media (max-width: 767px) { grid-area: cost; }
`;

const Amount = styled.div`
  position: relative;
  text-align: right;
  white-space: nowrap;
  @media (max-width: 767px) { grid-area: amount; align-self: center; }
`;

const State = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 2px 8px;
  @media (max-width: 767px) { grid-area: state; flex-wrap: nowrap; }
`;
