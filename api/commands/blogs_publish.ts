import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Runs the blog's scheduled command by hand. */
export default class BlogsPublish extends BaseCommand {
  static commandName = 'blogs:publish'
  static description = 'Publish the scheduled articles whose time has come; safe to repeat'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: publishBlogs } = await import('#api/content/blogs/publish_blogs')
    this.logger.log(`${await publishBlogs()} articles published`)
  }
}
