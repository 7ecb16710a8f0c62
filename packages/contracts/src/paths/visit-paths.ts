export const visitPaths = {
  askForWork: '/api/humans/challenge',
  reportQuality: '/api/quality',
} as const;
