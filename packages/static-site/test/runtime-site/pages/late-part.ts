export const latePart = 'There is more';
