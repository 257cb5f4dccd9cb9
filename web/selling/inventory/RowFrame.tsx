import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Stage } from '../../ui/Stage.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { TwoLines } from '../../ui/textStyles.ts';

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
  readonly price: ReactNode;
  readonly state: ReactNode;
}

/** A row of the inventory: a table row, or a card on phones. A press outside of links and boxes selects it, too. */
export function RowFrame(props: RowFrameProps) {
  const { item, name, share, onPress } = props;
  const parts = splitItemName(name, item.tagExterior != null);
  function press(event: MouseEvent<HTMLElement>): void {
    if ((event.target as HTMLElement).closest('a, label, button, dialog') === null) {
      onPress(event.shiftKey);
    }
  }
  return (
    <Row
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={press}
      $isChosen={share !== 'none'}
    >
      <TickBox share={share} label={props.selectLabel} onPress={onPress} />
      <Thumb $light={item.rarityColor} $lamp="even">
        <ItemPicture picture={props.picture} widthPercent={88} />
      </Thumb>
      <Name>
        <small>
          <TwoLines>{[parts.kind, parts.exterior].filter(Boolean).join(' · ')}</TwoLines>
        </small>
        <div>
          <Link to={goodsPath(item.marketHashName)}>
            <TwoLines>{parts.finish}</TwoLines>
          </Link>
          {props.badge}
        </div>
      </Name>
      <Wear>{props.wear}</Wear>
      <Extras>{props.extras}</Extras>
      <Amount>{props.price}</Amount>
      <State>{props.state}</State>
    </Row>
  );
}

const Row = styled.div<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: 20px 84px minmax(150px, 1.3fr) minmax(120px, 1fr) minmax(110px, 1fr) 124px 132px;
  align-items: center;
  gap: 16px;
  min-height: 76px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--sel)' : 'none')};
  cursor: default;
  &:hover { background: ${({ $isChosen }) => ($isChosen ? 'var(--sel)' : 'var(--hover)')}; }
  @media (max-width: 1199px) { grid-template-columns: 20px 84px minmax(140px, 1.6fr) minmax(100px, 1fr) 108px 120px; gap: 12px; }
  @media (max-width: 767px) {
    grid-template: "box art name name" auto "box art wear amount" auto "box art state amount" 1fr / 20px 76px minmax(0, 1fr) auto;
    > label { grid-area: box; }
    gap: 4px 12px;
    min-height: 92px;
    padding: 12px 16px;
  }
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { grid-area: art; width: 76px; }
`;

const Name = styled.div`
  min-width: 0;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  > div { display: flex; align-items: center; gap: 8px; min-width: 0; }
  a { min-width: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
  a:hover { color: var(--accent-t); }
  @media (max-width: 767px) { grid-area: name; }
`;

const Wear = styled.div`
  min-width: 0;
  color: var(--t3);
  @media (max-width: 767px) { grid-area: wear; font-size: 12px; }
`;

const Extras = styled.div`
  min-width: 0;
  font-size: 12px;
  color: var(--t3);
  @media (max-width: 1199px) { display: none; }
`;

const Amount = styled.div`
  text-align: right;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { grid-area: amount; }
`;

const State = styled.div`
  display: grid;
  justify-items: end;
  gap: 2px;
  text-align: right;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { grid-area: state; justify-items: start; text-align: left; }
`;
