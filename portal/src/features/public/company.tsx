export default function Screen() { return <h1>company</h1> }
