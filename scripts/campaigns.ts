import { campaignsCommand } from './campaigns/campaignsCommand.ts';

process.exitCode = await campaignsCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
