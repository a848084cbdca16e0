import type { OrderSource } from '@portal/shared/domain/enumerations';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { DemoRegion } from './demoPeople.ts';

/** Order pattern of an account over the last twelve months. */
export interface BuyingHabit {
  readonly account: string;
  readonly orders: number;
  /** Age in days of its oldest and of its newest order. */
  readonly oldestDays: number;
  readonly newestDays: number;
  /** Number of orders placed a few minutes ago, with unsent mails. */
  readonly fresh: number;
  readonly region: DemoRegion;
  /** Opening hour of its office, UTC. */
  readonly opensAt: number;
  /** Users who order and the sender names they use; the first is chosen twice as often. */
  readonly buyers: readonly (readonly [email: string, senderName: string])[];
  readonly sources: readonly OrderSource[];
  readonly etids: readonly string[];
  /** Occasionally uploads 25 to 100 recipients. */
  readonly hasUploads: boolean;
}

const MAYA = ['buyer@demo.example', 'Maya at Alder & Finch'] as const;
const TOMAS = ['admin@demo.example', 'Tomás Rivera'] as const;
const INES = ['group@demo.example', 'Inès Fontaine'] as const;
const OWEN = ['account@demo.example', 'Owen Pritchard'] as const;
const NORA = ['nora.present@example.com', 'Nora Present'] as const;
/** One of the colleagues who send in Europe. */
const ANNEKE = ['anneke.visser@alder-finch.example', 'Anneke Visser'] as const;
const OMAR = ['omar.elsewhere@example.org', 'Pocket Lantern'] as const;
const JAPANESE_TEAM = ['buyer@demo.example', 'オルダー＆フィンチ リサーチ'] as const;

const habit = (account: string, orders: number, rest: Partial<BuyingHabit> = {}): BuyingHabit => ({
  account,
  orders,
  oldestDays: 364,
  newestDays: 1,
  fresh: 0,
  region: 'america',
  opensAt: 13,
  buyers: [MAYA, TOMAS],
  sources: ['PORTAL', 'PORTAL', 'CART'],
  etids: [STANDARD_ETID, 'E123456'],
  hasUploads: false,
  ...rest,
});

/** 1,500 orders in total; the frozen account has no recent ones, the platform under review only recent ones. */
export const BUYING_HABITS: readonly BuyingHabit[] = [
  habit('A20001', 420, { newestDays: 0, fresh: 3, buyers: [MAYA, INES, TOMAS], hasUploads: true }),
  habit('A10001', 210, { newestDays: 2, buyers: [MAYA, NORA], hasUploads: true }),
  habit('A10002', 110, { buyers: [TOMAS, MAYA] }),
  habit('A20002', 190, {
    fresh: 1,
    region: 'europe',
    opensAt: 7,
    buyers: [OWEN, INES, MAYA],
    etids: [STANDARD_ETID, 'E20F001'],
    hasUploads: true,
  }),
  habit('A20003', 150, {
    newestDays: 3,
    fresh: 1,
    region: 'japan',
    opensAt: 0,
    buyers: [JAPANESE_TEAM],
    sources: ['PORTAL', 'RESEARCH'],
    etids: ['E20J001'],
    hasUploads: true,
  }),
  habit('A20004', 100, { region: 'britain', opensAt: 8, buyers: [INES, MAYA, ANNEKE], hasUploads: true }),
  habit('A20005', 70, {
    region: 'pacific',
    opensAt: 22,
    sources: ['RESEARCH', 'RESEARCH', 'PORTAL'],
    etids: ['E20A001'],
  }),
  habit('A30001', 150, {
    newestDays: 6,
    buyers: [TOMAS, MAYA],
    sources: ['API', 'PORTAL'],
    etids: ['E123456', 'E7A8B9C'],
  }),
  habit('A30002', 7, { newestDays: 120, buyers: [TOMAS] }),
  habit('A30003', 90, { buyers: [TOMAS], sources: ['API', 'PORTAL', 'CART'], etids: ['E999999', 'E123456'] }),
  habit('A90001', 3, { oldestDays: 18, newestDays: 9, buyers: [OMAR], etids: [STANDARD_ETID] }),
];
