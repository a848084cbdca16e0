export { getAmountRule } from './browse/getAmountRule.ts';
export { isOrderable } from './browse/itemState.ts';
export { useCatalog, useItem } from './browse/useCatalog.ts';
export { catalogRoutes } from './catalogRoutes.ts';
export { AmountControl } from './reward/AmountControl.tsx';
export { toItemAmount, amountSchema, toDecimalText, getInitialAmount } from './reward/amountForm.ts';
export { RewardOptions, type RewardSearch } from './picker/RewardOptions.tsx';
export { RewardPicker } from './picker/RewardPicker.tsx';
export { useReward, useRewardNames } from './picker/useReward.ts';
