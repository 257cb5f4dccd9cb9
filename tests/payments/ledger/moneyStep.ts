import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Platform } from '../../../api/kernel/platform.ts';
import type { MoneyModel } from './moneyModel.ts';
import type { MoneyScene } from './moneyScene.ts';

/** The real system: the scene, and the ids of the users of this run. */
export interface RealMoney {
  scene: MoneyScene;
  /** As the owner of the tables. */
  operator: Pick<Platform, 'db'>;
  userIds: readonly string[];
}

type Act = (model: MoneyModel, real: RealMoney) => Promise<void>;

/** A step of a run. After each, everybody's money is compared with the model's. */
export class Step implements fc.AsyncCommand<MoneyModel, RealMoney, boolean> {
  readonly name: string;
  readonly act: Act;

  constructor(name: string, act: Act) {
    this.name = name;
    this.act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: MoneyModel, real: RealMoney): Promise<void> {
    await this.act(model, real);
    const found = await Promise.all(real.userIds.map((id) => real.scene.balancesOf(id)));
    expect(found, this.name).toEqual(model.balances);
  }

  toString(): string {
    return this.name;
  }
}

/** Who a number of the model is. */
export function idAt(real: RealMoney, user: number): string {
  return real.userIds[user] ?? '';
}

/** One of rows, counted from the newest. */
export function newest<Row>(rows: readonly Row[], back: number): Row | undefined {
  return rows[rows.length - 1 - (back % Math.max(1, rows.length))];
}
