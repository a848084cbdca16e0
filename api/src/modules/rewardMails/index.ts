export { queueRewardMails, toMessageId, type RewardMailQueue } from './queueRewardMails.ts';
export type { RewardMailContent } from './RewardMail.ts';
export { createRewardMailComposer } from './rewardMailComposer.ts';
export { rewardMailHtml } from './rewardMailHtml.ts';
export { rewardMailText } from './rewardMailText.ts';
export { rewardPagePath, SAMPLE_TOKEN } from './rewardPagePath.ts';
export { composeRewardText, type RewardText } from './rewardText.ts';
export { isSender, senderAddress, type SenderSettings } from './senderAddress.ts';
export { rewardMailContent, type SenderAndLinks, type RewardMailFacts } from './toRewardMail.ts';
