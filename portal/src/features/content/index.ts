export { BlogCard } from './blog_card'
