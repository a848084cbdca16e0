import type { LoaderTexts } from '../failureTexts.ts';

export const zhCn: LoaderTexts = {
  loading: '正在加载门户',
  stillLoading: '门户仍在加载，所需时间比平时长。',
  retry: '重试',
  reference: '支持参考编号：{code}',
  unreachable: { title: '无法连接到门户', advice: '没有数据丢失。请检查网络连接后重试。' },
  broken: {
    title: '门户无法启动',
    advice: '没有数据丢失。请重试。如果问题仍然存在，请联系支持人员并提供下方的参考编号。',
  },
  mismatch: { title: '此页面与门户的版本不匹配', advice: '需要由网站管理者更新其中之一。请将下方的参考编号发给他们。' },
  untrusted: {
    title: '无法验证门户',
    advice: '其版本列表并非来自门户管理者，或在传输途中被更改，因此未启动任何内容。请将下方的参考编号发给他们。',
  },
  disabled: { title: '门户暂时停用', advice: '您的数据是安全的。请稍后再试。' },
  disabledModule: {
    ordering: '订购奖励暂时停用',
    funding: '资金暂时停用',
    settings: '团队设置暂时停用',
  },
  disabledUntil: '预计在 {time} 之前恢复。',
  disabledBecause: {
    MAINTENANCE: '正在维护。',
    INCIDENT: '正在修复故障。',
    SECURITY: '因安全检查暂时关闭。',
  },
};
