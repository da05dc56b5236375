export default function Screen() { return <h1>forgot_password</h1> }
